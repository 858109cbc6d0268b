import type { CSSProperties } from 'react';

/** A variable with the lines that a text takes on a phone after its first one: the photo is so much less high. */
export function furtherLines(
  variable: `--${string}`,
  text: string,
  lettersOfALine: number,
  more = 0,
): CSSProperties | undefined {
  const lines = Math.max(0, Math.ceil(text.length / lettersOfALine) - 1) + more;
  return lines > 0 ? ({ [variable]: lines } as CSSProperties) : undefined;
}
