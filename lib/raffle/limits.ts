export const MAX_TICKETS_PER_PURCHASE = 50;
export const MIN_AMOUNT = 1;
/** How long server and page look for a payment that did not arrive. In the field one was registered a minute late. */
export const LATE_LOOK_MS = 30 * 60_000;
export const PAGE_SIZES = [50, 100, 250, 500, 1000] as const;
export const DEFAULT_PAGE_SIZE = 1000;
export const FIRST_NUMBERS = 60;
export type PageSize = (typeof PAGE_SIZES)[number];

export const HERO_RAFFLES_LIMIT = 50;
export const STRIP_RAFFLES_LIMIT = 100;
export const RESULTS_PER_PAGE = 24;
