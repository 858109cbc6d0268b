export function plainText(typed: string): string {
  return plainLines(typed)
    .replace(/[\p{Cc}\u2028\u2029\ufffe\uffff]|\p{Cs}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export function plainLines(typed: string): string {
  return typed
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi, ' ')
    .replace(/<br\b[^>]*>|<\/(p|div|li|ul|ol|h\d|tr|table|blockquote)\s*>/gi, '\n')
    .replace(/<li\b[^>]*>/gi, '• ')
    .replace(INLINE_TAGS, '')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/&(#x?[\da-f]+|\w+);/gi, (entity, name: string) => decoded(name) ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** They part no words: `<b>u</b>na` is one. */
const INLINE_TAGS =
  /<\/?(a|abbr|b|big|cite|code|del|em|font|i|ins|mark|q|s|small|span|strike|strong|sub|sup|u|wbr)(\s[^>]*)?\/?>/gi;

function decoded(name: string): string | undefined {
  const [, hex, digits] = /^#(x?)([\da-f]+)$/i.exec(name) ?? [];
  if (digits === undefined) return ENTITIES.get(name) ?? ENTITIES.get(name.toLowerCase());
  const code = parseInt(digits, hex ? 16 : 10);
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}

const ENTITIES = new Map(
  Object.entries({
    ...{ nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", deg: '°', euro: '€' },
    ...{ aacute: 'á', eacute: 'é', iacute: 'í', oacute: 'ó', uacute: 'ú', uuml: 'ü', ntilde: 'ñ' },
    ...{ Aacute: 'Á', Eacute: 'É', Iacute: 'Í', Oacute: 'Ó', Uacute: 'Ú', Uuml: 'Ü', Ntilde: 'Ñ' },
    ...{ iexcl: '¡', iquest: '¿', ordm: 'º', ordf: 'ª', hellip: '…', ndash: '–', mdash: '—' },
    ...{ laquo: '«', raquo: '»', ldquo: '“', rdquo: '”', lsquo: '‘', rsquo: '’', bull: '•' },
  }),
);

const signs = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** At most `max` UTF-16 units; never cuts a character made of several (emoji, accents). */
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
