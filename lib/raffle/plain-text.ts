/** What an admin typed or pasted, as one line of text: no tags, no line breaks, no control characters. */
export function plainText(typed: string): string {
  return typed
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<\/?[a-z][^>]*>|<!--[\s\S]*?-->/gi, ' ')
    .replace(
      /&(nbsp|amp|lt|gt|quot|#39|apos);/gi,
      (_entity, name: string) => ENTITIES[name.toLowerCase()] ?? ' ',
    )
    .replace(/[\p{Cc}\u2028\u2029\ufffe\uffff]|\p{Cs}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const ENTITIES: Record<string, string> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
};

const signs = new Intl.Segmenter('es', { granularity: 'grapheme' });

/**
 * At most `max` UTF-16 units, cut after a word where there is one, with an ellipsis. A sign made of several
 * characters (an emoji with its skin, an accent) is never cut in two.
 */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = 0;
  for (const { index, segment } of signs.segment(text)) {
    if (index + segment.length > max - 1) break;
    end = index + segment.length;
  }
  const space = text.slice(0, end + 1).lastIndexOf(' ');
  const kept = text.slice(0, space > max / 2 ? space : end);
  return `${kept.replace(/[\s,;:.–—-]+$/, '')}…`;
}
