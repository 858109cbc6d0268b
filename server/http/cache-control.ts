export const FOREVER = 'public, max-age=31536000, immutable';
export const NO_STORE = 'no-store';
const ONLY_FOR_WHO_ASKED = 'private, no-cache';

/** `s-maxage` is for the front alone: a shared cache would serve one visitor's answer to everybody. */
export function relayedLife(said: string | string[] | number | undefined): string {
  if (said === undefined) return NO_STORE;
  return /\bs-maxage\b/.test(String(said)) ? ONLY_FOR_WHO_ASKED : String(said);
}

/** Whatever a CDN puts into a page, React has not written it: at best all is drawn anew, and what was typed is lost. */
export const AS_IT_IS = 'no-transform';

export function relayedDocumentLife(said: string | undefined): string {
  const isOwn = said && /\b(private|no-store)\b/.test(said);
  return `${isOwn ? relayedLife(said) : ONLY_FOR_WHO_ASKED}, ${AS_IT_IS}`;
}
