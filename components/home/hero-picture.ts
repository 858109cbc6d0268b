/** Of the first slide: the server asks for it before the slides, which run in the browser, are known. */
export const HERO_SIZES = '(min-width: 72rem) 40rem, (min-width: 768px) 56vw, 100vw';
