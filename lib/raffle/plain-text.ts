import { decodeHTMLStrict } from 'entities';
import { withoutTags } from './without-tags';

export function plainText(typed: string): string {
  return plainLines(typed)
    .replace(/[\p{Cc}\u2028\u2029\ufffe\uffff]|\p{Cs}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export function plainLines(typed: string): string {
  return readableLines(withoutTags(typed));
}

/** Of an account: no address to pay to may stay behind in a link. */
export function accountLines(typed: string): string {
  return readableLines(withoutTags(typed, { keepsLinks: true }));
}

function readableLines(text: string): string {
  return text
    .replace(/&(?:#x?[\da-f]{1,8}|[a-z][a-z\d]{1,31});/gi, decoded)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const MOST_KNOWN = 500;
const decodedBefore = new Map<string, string>();

/** An answer full of `&amp;` would take half a second without what is known. */
function decoded(entity: string): string {
  const known = decodedBefore.get(entity);
  if (known !== undefined) return known;
  const read = decode(entity);
  if (decodedBefore.size < MOST_KNOWN) decodedBefore.set(entity, read);
  return read;
}

/** `&NTILDE;` is no entity, but what is meant is plain. One that stands for no character stays as it is. */
function decode(entity: string): string {
  for (const written of [entity, entity.toLowerCase()]) {
    const read = decodeHTMLStrict(written);
    if (read !== written && read !== '\ufffd') return read;
  }
  return entity;
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
