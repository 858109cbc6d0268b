/** For what has an address of its own in each version. */
export const FOREVER = 'public, max-age=31536000, immutable';
export const NEVER_STORED = 'no-store';
