export type StyleOf = (address: string) => string | undefined;

export const withInlineStyles: (html: string, styleOf: StyleOf) => string = (html) => html;

/** Otherwise the start would switch to plain pages. */
export const hasInlineStyles: (html: string) => boolean = () => true;
