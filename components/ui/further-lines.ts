import type { CSSProperties } from 'react';

/** A variable with the lines that a text takes on a phone after its first one: the photo below is so much less high. */
export function furtherLines(
  variable: `--${string}`,
  text: string,
  lettersOfALine: number,
): CSSProperties | undefined {
  const lines = Math.ceil(text.length / lettersOfALine) - 1;
  return lines > 0 ? ({ [variable]: lines } as CSSProperties) : undefined;
}
