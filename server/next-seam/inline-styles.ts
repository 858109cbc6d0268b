// Reaches into: how Next links stylesheets; React and Turbopack treat a disabled link as loaded.
// Buys: one round trip before the first paint: 864 instead of 1,136 ms on HTTP/2 (bench/README.md).
// Fails when it changes: next-contract.test.ts "styles".
// Can go: when `experimental.inlineCss` no longer writes the styles into the data as well (vercel/next.js#95141).

export type StyleOf = (address: string) => string | undefined;

const STYLESHEET =
  /<link\b(?=[^>]*\srel="stylesheet")(?=[^>]*\shref="(\/_next\/static\/[^"?]+)(?:\?[^"]*)?")[^>]*>/gi;

/** Next asks for the styles of failure screens on every page, and React for each that the head does not name. */
const STYLE_PRELOAD =
  /<link\b(?=[^>]*\srel="preload")(?=[^>]*\sas="style")(?=[^>]*\shref="\/_next\/static\/)(?![^>]*\smedia=)/gi;

/** A row of Next's data that asks the browser to fetch a style sheet early. */
const STYLE_HINT =
  /:HL\[\\"\/_next\/static\/[^"\\]{1,200}\\",\\"style\\"(?:,\{\\"nonce\\":\\"[^"\\]{1,100}\\"\})?\]\\n/g;

const DISABLED = '<link disabled=""';

/** The hints cost 90 bytes of a compressed page, and nothing is left to fetch. */
export function withoutStyleHints(html: string): string {
  return html.replace(STYLE_HINT, '');
}

/** Puts styles last in the head: crawlers read only its first bytes for the card. A disabled link is not fetched. */
export function withInlineStyles(html: string, styleOf: StyleOf): string {
  const end = html.indexOf('</head>');
  if (end < 0) return html;
  let styles = '';
  const head = html.slice(0, end).replace(STYLESHEET, (link: string, address: string) => {
    const style = styleOf(address);
    if (style === undefined || /<\/style/i.test(style)) return link;
    styles += style;
    return link.replace(/^<link\b/i, DISABLED);
  });
  return (
    head.replace(STYLE_PRELOAD, '<link media="not all"') +
    (styles && `<style>${styles}</style>`) +
    html.slice(end)
  );
}
