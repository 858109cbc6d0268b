export type StyleOf = (address: string) => string | undefined;

export const withInlineStyles: (html: string, styleOf: StyleOf) => string = (html) => html;

export const withoutStyleHints: (html: string) => string = (html) => html;
