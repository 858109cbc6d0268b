/** What a tag leaves in its place, opening and closing. A name that is not here is no tag: `LLC <pagos@shop.example>`. */
const LEFT_BEHIND = new Map(
  (
    [
      // They part no words: `<b>u</b>na` is one.
      ['', '', 'a abbr acronym b bdi bdo big cite code del dfn em font i ins kbd label mark o:p q'],
      ['', '', 'rp rt ruby s samp small span strike strong sub sup time tt u var wbr'],
      ['\n', '\n', 'br'],
      [' ', '\n', 'p div ul ol h1 h2 h3 h4 h5 h6 tr table blockquote'],
      ['• ', '\n', 'li'],
      [' ', ' ', 'address article aside audio base body button canvas caption center col colgroup'],
      [' ', ' ', 'dd details dl dt embed fieldset figcaption figure footer form g head header hr'],
      [' ', ' ', 'html iframe img input legend link main map meta nav noscript object option'],
      [' ', ' ', 'param path picture pre script section select source style summary svg tbody td'],
      [' ', ' ', 'textarea tfoot th thead title track video'],
    ] as const
  ).flatMap(([opening, closing, names]) =>
    names.split(' ').map((name) => [name, { opening, closing }]),
  ),
);

/** Their content is not for reading. */
const ENDS = new Map([
  ['!--', /-->/g],
  ['script', /<\/script\s*>/gi],
  ['style', /<\/style\s*>/gi],
]);

const TAG = /<(?:!--|([^<>]*)>)/g;
const NAME = /^\/?([a-z][a-z\d:]*)/i;
const ATTRIBUTE = /[\s/]*([a-z][\w:.-]*)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'`]+))?/giy;
const NEEDS_NO_VALUE =
  /^(nowrap|noshade|compact|hidden|disabled|checked|selected|readonly|controls|allowfullscreen|data-.*)$/i;

type Tag = { name: string; isClosing: boolean; href: string };

/** What is not surely a tag stays as it was typed. `keepsLinks`: with the address of a link behind its text. */
export function withoutTags(html: string, { keepsLinks = false } = {}): string {
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
      // Looked for once: a text of many beginnings without an end would be read as often.
      if (end.test(html)) after = end.lastIndex;
      else unended.add(tag.name);
    }
    if (tag.name === '!--' && unended.has('!--')) continue;
    plain += html.slice(from, match.index);
    if (keepsLinks && tag.name === 'a') {
      plain += addressOf(link.href, plain.slice(link.start));
      link = { href: tag.href, start: plain.length };
    }
    plain += LEFT_BEHIND.get(tag.name)?.[tag.isClosing ? 'closing' : 'opening'] ?? ' ';
    from = after;
  }
  plain += html.slice(from);
  return plain + addressOf(link.href, plain.slice(link.start));
}

/** Null where it is not surely one. */
function readTag(inside: string | undefined): Tag | null {
  if (inside === undefined) return { name: '!--', isClosing: false, href: '' };
  const [written = '', named = ''] = NAME.exec(inside) ?? [];
  const name = named.toLowerCase();
  if (!LEFT_BEHIND.has(name)) return null;
  const isClosing = written.startsWith('/');
  if (written === inside) return { name, isClosing, href: '' };
  let href = '';
  let isSure = true;
  const rest = inside
    .slice(written.length)
    .replace(ATTRIBUTE, (_whole, attribute: string, value: string | undefined) => {
      if (value === undefined && !NEEDS_NO_VALUE.test(attribute)) isSure = false;
      if (attribute.toLowerCase() === 'href') href = (value ?? '').replace(/^["']|["']$/g, '');
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
