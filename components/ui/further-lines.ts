import type { CSSProperties } from 'react';

/** Counts the lines of a text after the first on a phone, so that the photo beside it gives up their height. */
export function furtherLines(
  variable: `--${string}`,
  text: string,
  lettersOfALine: number,
  more = 0,
): CSSProperties | undefined {
  const lines = Math.max(0, Math.ceil(text.length / lettersOfALine) - 1) + more;
  return lines > 0 ? ({ [variable]: lines } as CSSProperties) : undefined;
}
