/** The text of one of our own stylesheets by its address. */
export type StyleOf = (address: string) => string | undefined;

const STYLESHEET =
  /<link\b(?=[^>]*\srel="stylesheet")(?=[^>]*\shref="(\/_next\/static\/[^"?]+)[^"]*")[^>]*>/gi;

/**
 * Puts the stylesheets into the document, for a first visitor would wait a whole round trip for them. The links stay,
 * disabled, which means not fetched: React and the loader of late parts take what they name for loaded.
 */
export function withInlineStyles(html: string, styleOf: StyleOf): string {
  return html.replace(STYLESHEET, (link: string, address: string) => {
    const style = styleOf(address);
    if (style === undefined || /<\/style/i.test(style)) return link;
    return `<style>${style}</style>${link.replace(/^<link\b/i, '<link disabled=""')}`;
  });
}
