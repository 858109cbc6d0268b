import 'server-only';
import { warnThrottled } from '@/lib/platform/log/warn-throttled';

/** UTF-16 units; a text without its own limit is a `word`. Real texts are far shorter. */
export const LONGEST = {
  word: 300,
  /** Stands before amounts, on one line with them. */
  currency: 20,
  message: 500,
  account: 500,
  /** A description in a list, which shows at most 240. */
  excerpt: 1000,
  note: 2000,
  description: 20_000,
} as const;

/** How many times longer a text may be before its tags are removed. */
const MARKUP = 4;

export type TextKind = keyof typeof LONGEST;

/** Payment methods, items in other lists, and rows in answers about tickets. */
export const MOST = { methods: 30, items: 200, rows: 1000, found: 10_000 } as const;

export function cutText(text: string, kind: TextKind): string {
  const most = LONGEST[kind];
  if (text.length <= most) return text;
  tellCut(kind);
  // Readers would refuse half a character at the end.
  return `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** Cuts before a tag or character that would be split. */
export function cutMarkup(html: string, kind: TextKind): string {
  const most = MARKUP * LONGEST[kind];
  if (html.length <= most) return html;
  tellCut(kind);
  return `${html.slice(0, most).replace(/<\/?[a-z][^<>]{0,500}$|[\ud800-\udbff]$/i, '')}…`;
}

function tellCut(kind: TextKind): void {
  if (kind === 'excerpt') return;
  warnThrottled({ event: 'admin-text-cut', kind, most: String(LONGEST[kind]) });
}

export function cutList<Item>(items: Item[], most: number): Item[] {
  if (items.length <= most) return items;
  warnThrottled({ event: 'admin-list-cut', most: String(most) });
  return items.slice(0, most);
}

/** Reads each item separately: one that is unreadable or incomplete does not affect the others. */
export function readEach<Item, Read>(
  items: Item[],
  what: string,
  read: (item: Item) => Read | null,
): Read[] {
  return items.flatMap((item) => {
    let problem = 'incomplete';
    try {
      const value = read(item);
      if (value !== null) return [value];
    } catch (error) {
      problem = String(error).slice(0, 100);
    }
    warnThrottled({ event: 'admin-item-left-out', what, problem });
    return [];
  });
}
