export const FOREVER = 'public, max-age=31536000, immutable';
export const NO_STORE = 'no-store';
const ONLY_FOR_WHO_ASKED = 'private, no-cache';

/** `s-maxage` is for the front only: a shared cache would serve one visitor's answer to everybody. */
export function relayedLife(said: string | string[] | number | undefined): string {
  if (said === undefined) return NO_STORE;
  return /\bs-maxage\b/.test(String(said)) ? ONLY_FOR_WHO_ASKED : String(said);
}

/** Keeps CDNs from changing a page: React would at best redraw it all, and the visitor would lose typed text. */
export const AS_IT_IS = 'no-transform';

/** Next writes `no-store` on every page made for one visitor, which keeps it out of the back/forward cache. */
export function relayedDocumentLife(said: string | undefined, status: number): string {
  const isOwn = said && /\b(private|no-store)\b/.test(said);
  return `${isOwn && status !== 200 ? relayedLife(said) : ONLY_FOR_WHO_ASKED}, ${AS_IT_IS}`;
}
