import 'server-only';
import { warnThrottled } from '@/lib/platform/log/warn-throttled';
import { LONGEST, type TextKind } from './bounds';

/** Characters per answer. In a text full of tags, each takes 100 ns of the shared thread. */
export const MOST_MARKUP = 400_000;

let left = Number.POSITIVE_INFINITY;

/** `read` must be synchronous: all texts that it reads share one budget. */
export function asOneAnswer<Read>(read: () => Read): Read {
  const outer = left;
  left = MOST_MARKUP;
  try {
    return read();
  } finally {
    left = outer;
  }
}

/** Beyond the budget a text is unchanged, because an account must not lose a character. */
export function withinBudget(
  typed: string,
  kind: TextKind,
  strip: (typed: string) => string,
): string {
  // Plain texts cost nothing, so other texts cannot use up the budget of a name.
  const cost = typed.length > LONGEST[kind] || /[<&]/.test(typed) ? typed.length : 0;
  if (cost > left) {
    warnThrottled({ event: 'admin-markup-kept', kind, most: String(MOST_MARKUP) });
    return typed;
  }
  left -= cost;
  return strip(typed);
}
