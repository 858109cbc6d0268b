import 'server-only';
import { warnSeldom } from '@/lib/platform/log/warn-seldom';
import { LONGEST, type TextKind } from './bounds';

/** Characters of one answer: full of tags, each takes 100 ns of the thread that everybody shares. */
export const MOST_MARKUP = 400_000;

let left = Number.POSITIVE_INFINITY;

/** `read` may not wait: all texts that it reads share one budget. */
export function asOneAnswer<Read>(read: () => Read): Read {
  const outer = left;
  left = MOST_MARKUP;
  try {
    return read();
  } finally {
    left = outer;
  }
}

/** Beyond the budget a text stays as it came: of an account no character may be lost. */
export function withinBudget(
  typed: string,
  kind: TextKind,
  strip: (typed: string) => string,
): string {
  // Plain ones are free: no other text can take a name's share.
  const cost = typed.length > LONGEST[kind] || /[<&]/.test(typed) ? typed.length : 0;
  if (cost > left) {
    warnSeldom({ event: 'admin-markup-kept', kind, most: String(MOST_MARKUP) });
    return typed;
  }
  left -= cost;
  return strip(typed);
}
