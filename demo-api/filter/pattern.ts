/** The meaning of a regular expression that is only literal text, perhaps anchored. */
export type LiteralPattern = { text: string; fromStart: boolean; toEnd: boolean };

const SPECIAL = /[.*+?^${}()|[\]\\]/;

/** Unescapes the text of a literal pattern. Null when the pattern is not literal. */
export function readLiteral(pattern: string): LiteralPattern | null {
  const fromStart = pattern.startsWith('^');
  let text = '';
  let at = fromStart ? 1 : 0;
  while (at < pattern.length) {
    const char = pattern.charAt(at);
    if (char === '$' && at === pattern.length - 1) return { text, fromStart, toEnd: true };
    if (char === '\\') {
      const hex = /^\\x([0-9a-f]{2})/i.exec(pattern.slice(at, at + 4))?.[1];
      const next = pattern.charAt(at + 1);
      if (hex) text += String.fromCharCode(Number.parseInt(hex, 16));
      else if (next === '' || /\w/.test(next)) return null;
      else text += next;
      at += hex ? 4 : 2;
    } else {
      if (SPECIAL.test(char)) return null;
      text += char;
      at += 1;
    }
  }
  return { text, fromStart, toEnd: false };
}
