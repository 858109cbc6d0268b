/** The text of one of our own stylesheets by its address. */
export type StyleOf = (address: string) => string | undefined;

const STYLESHEET =
  /<link\b(?=[^>]*\srel="stylesheet")(?=[^>]*\shref="(\/_next\/static\/[^"?]+)[^"]*")[^>]*>/gi;

/**
 * Puts the stylesheets into the document, for a first visitor would wait a whole round trip for them. They come last in
 * the head: crawlers read only its first bytes for the card. The links stay, disabled, which means not fetched: React
 * and the loader of late parts take what they name for loaded.
 */
export function withInlineStyles(html: string, styleOf: StyleOf): string {
  const end = html.indexOf('</head>');
  if (end < 0) return html;
  let styles = '';
  const head = html.slice(0, end).replace(STYLESHEET, (link: string, address: string) => {
    const style = styleOf(address);
    if (style === undefined || /<\/style/i.test(style)) return link;
    styles += style;
    return link.replace(/^<link\b/i, '<link disabled=""');
  });
  return head + (styles && `<style>${styles}</style>`) + html.slice(end);
}
