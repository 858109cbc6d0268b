import { decodeHTMLStrict } from 'entities';

export function plainText(typed: string): string {
  return plainLines(typed)
    .replace(/[\p{Cc}\u2028\u2029\ufffe\uffff]|\p{Cs}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export function plainLines(typed: string): string {
  return readable(typed.replace(HIDDEN, ' ').replace(TAG, leftBehind));
}

/** As in a browser, one without an end hides the rest. */
const HIDDEN = /<!--[^]*?(?:-->|$)|<(script|style)\b[^<>]*>[^]*?(?:<\/\1\s*>|$)/gi;

/** Separate lines. */
const BLOCK = /^(?:p|div|ul|ol|li|h\d|tr|table|blockquote)$/i;
/** Separate no words: `<b>u</b>na` is one. The last are of Microsoft Word. */
const INLINE = /^(?:a|b|strong|i|em|u|s|span|font|big|small|sub|sup|mark|(?:[ovw]|st1):\w+)$/i;
const OTHERS =
  'br|t[dh]|thead|tbody|hr|img|iframe|center|section|article|header|footer|figure|html|head|body|title|meta|link';
const NAMES = [BLOCK, INLINE].map(({ source }) => source.slice(1, -1)).join('|');
const ATTRIBUTE = String.raw`\s+(?:[a-z][\w:.-]*\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>]+)|allowfullscreen)`;
/** Anything else is text: `LLC <pagos@shop.example>`, `<b Juan>`. */
const TAG = new RegExp(String.raw`<(/?)(${NAMES}|${OTHERS})(?:${ATTRIBUTE})*\s*/?>`, 'gi');

function leftBehind(_tag: string, slash: string, name: string): string {
  if (/^br$/i.test(name)) return '\n';
  if (/^li$/i.test(name) && !slash) return '• ';
  if (BLOCK.test(name)) return slash ? '\n' : ' ';
  return INLINE.test(name) ? '' : ' ';
}

function readable(text: string): string {
  return decodeHTMLStrict(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

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
  return `${kept.replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/, '')}…`;
}
