import { decodeHTMLStrict } from 'entities';

export function plainText(typed: string): string {
  return plainLines(typed)
    .replace(/[\p{Cc}\u2028\u2029\ufffe\uffff]|\p{Cs}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export function plainLines(typed: string): string {
  return readableLines(withoutTags(typed));
}

/** For accounts: keeps link addresses, because one may be the address to pay to. */
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

/** Without this cache an answer full of `&amp;` would take half a second. */
function decoded(entity: string): string {
  const known = decodedBefore.get(entity);
  if (known !== undefined) return known;
  const read = decode(entity);
  if (decodedBefore.size < MOST_KNOWN) decodedBefore.set(entity, read);
  return read;
}

/** `&NTILDE;` is not an entity, but its meaning is clear. One that stands for no character is unchanged. */
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

/** Replacements for opening and closing tags. Other names are not tags: `LLC <pagos@shop.example>`. */
const LEFT_BEHIND = new Map(
  (
    [
      // These do not separate words: `<b>u</b>na` is one.
      ['', '', 'a abbr acronym b bdi bdo big blink cite code data del dfn em font i ins kbd label'],
      ['', '', 'mark nobr q rp rt ruby s samp small span strike strong sub sup time tt u var wbr'],
      ['\n', '\n', 'br'],
      [' ', '\n', 'p div ul ol menu h1 h2 h3 h4 h5 h6 tr table blockquote'],
      ['• ', '\n', 'li'],
      [' ', ' ', '!doctype address article aside audio base body button canvas caption center col'],
      [
        ' ',
        ' ',
        'colgroup dd details dialog dl dt embed fieldset figcaption figure footer form g head',
      ],
      [
        ' ',
        ' ',
        'header hr html iframe img input legend link main map marquee math meta nav noscript',
      ],
      [
        ' ',
        ' ',
        'object option param path picture pre script section select source style summary svg',
      ],
      [' ', ' ', 'tbody td template textarea tfoot th thead title track video'],
    ] as const
  ).flatMap(([opening, closing, names]) =>
    names.split(' ').map((name) => [name, { opening, closing }]),
  ),
);

/** Tags from Microsoft Word, which do not separate words. */
const OF_WORD = /^(?:st1|[ovw]):[a-z]/;

/** Their content is removed too. */
const ENDS = new Map([
  ['!--', /-->/g],
  ['script', /<\/script\s*>/gi],
  ['style', /<\/style\s*>/gi],
]);

const TAG = /<(?:!--|([^<>]*)>)/g;
const NAME = /^\/?(!?[a-z][a-z\d:]*)/i;
const ATTRIBUTE = /[\s/]*([a-z][\w:.-]*)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'`]+))?/giy;
const NEED_NO_VALUE = new Set(
  [
    'allowfullscreen alt async autoplay checked class compact contenteditable controls defer disabled',
    'hidden itemscope loop multiple muted nomodule noshade nowrap open playsinline readonly required',
    'reversed selected spellcheck style',
  ]
    .join(' ')
    .split(' '),
);

type Tag = { name: string; isClosing: boolean; href: string };

/** Anything not certainly a tag stays as typed. `keepsLinks` adds a link's address after its text. */
function withoutTags(html: string, { keepsLinks = false } = {}): string {
  const unended = new Set<string>();
  let plain = '';
  let from = 0;
  let link = { href: '', start: 0 };
  for (const match of html.matchAll(TAG)) {
    const tag = readTag(match[1]);
    if (!tag || match.index < from) continue;
    let after = match.index + match[0].length;
    const end = tag.isClosing ? undefined : ENDS.get(tag.name);
    if (end && !unended.has(tag.name)) {
      end.lastIndex = after;
      // Searched once: a text with many unclosed tags would otherwise be scanned once for each.
      if (end.test(html)) after = end.lastIndex;
      else unended.add(tag.name);
    }
    if (tag.name === '!--' && unended.has('!--')) continue;
    plain += html.slice(from, match.index);
    if (keepsLinks && tag.name === 'a') {
      plain += addressOf(link.href, plain.slice(link.start));
      link = { href: tag.href, start: plain.length };
    }
    plain += leftBehind(tag);
    from = after;
  }
  plain += html.slice(from);
  return plain + addressOf(link.href, plain.slice(link.start));
}

function leftBehind({ name, isClosing }: Tag): string {
  if (OF_WORD.test(name)) return '';
  return LEFT_BEHIND.get(name)?.[isClosing ? 'closing' : 'opening'] ?? ' ';
}

/** Null if it is not certainly a tag. */
function readTag(inside: string | undefined): Tag | null {
  if (inside === undefined) return { name: '!--', isClosing: false, href: '' };
  const [written = '', named = ''] = NAME.exec(inside) ?? [];
  const name = named.toLowerCase();
  if (!LEFT_BEHIND.has(name) && !OF_WORD.test(name)) return null;
  const isClosing = written.startsWith('/');
  if (written === inside || name === '!doctype') return { name, isClosing, href: '' };
  let href = '';
  let isSure = true;
  const rest = inside
    .slice(written.length)
    .replace(ATTRIBUTE, (_whole, attribute: string, value: string | undefined) => {
      const key = attribute.toLowerCase();
      if (value === undefined && !NEED_NO_VALUE.has(key) && !key.startsWith('data-'))
        isSure = false;
      if (key === 'href') href = (value ?? '').replace(/^["']|["']$/g, '');
      return '';
    });
  return isSure && !/[^\s/]/.test(rest) ? { name, isClosing, href } : null;
}

function addressOf(href: string, text: string): string {
  const [, scheme = '', address = ''] = /^\s*(https?:\/\/|mailto:|tel:)([^\s?]*)/i.exec(href) ?? [];
  const isTold = text.includes(address) || (/^tel:$/i.test(scheme) && /\d/.test(text));
  if (address === '' || isTold) return '';
  return /^https?:/i.test(scheme) ? ` ${href.trim()} ` : ` ${address} `;
}
