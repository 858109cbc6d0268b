export const STRIP_CARD_MS = 3000;

export const GALLERY_ROUND_MS = 38_000;

export const HERO_SLIDE_MS = 6000;
export const TESTIMONIAL_MS = 8000;
