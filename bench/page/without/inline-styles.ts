export type StyleOf = (address: string) => string | undefined;

export const withInlineStyles: (html: string, styleOf: StyleOf) => string = (html) => html;

/** Else the start would send its pages plain. */
export const hasInlineStyles: (html: string) => boolean = () => true;
