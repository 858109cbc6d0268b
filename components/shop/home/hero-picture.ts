/** The server preloads the first slide's picture with these sizes, before the slides run in the browser. */
export const HERO_SIZES = '(min-width: 72rem) 40rem, (min-width: 768px) 56vw, calc(100vw - 2rem)';
