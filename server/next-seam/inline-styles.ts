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

const DISABLED = '<link disabled=""';

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
