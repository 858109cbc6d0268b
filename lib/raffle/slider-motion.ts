/** A strip never rests: a card passes in this time, with no delay between cards. */
export const STRIP_CARD_MS = 3000;

/** One whole round of a raffle's pictures. */
export const GALLERY_ROUND_MS = 38_000;

/** Long enough to read a slide aloud. */
export const HERO_SLIDE_MS = 6000;
export const TESTIMONIAL_MS = 8000;
