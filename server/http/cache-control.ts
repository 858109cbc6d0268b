export const FOREVER = 'public, max-age=31536000, immutable';
export const NO_STORE = 'no-store';
const ONLY_FOR_WHO_ASKED = 'private, no-cache';

/** `s-maxage` is for the front alone: a shared cache would serve one visitor's answer to everybody. */
export function relayedLife(said: string | string[] | number | undefined): string {
  if (said === undefined) return NO_STORE;
  return /\bs-maxage\b/.test(String(said)) ? ONLY_FOR_WHO_ASKED : String(said);
}

export function relayedDocumentLife(said: string | undefined): string {
  return said && /\b(private|no-store)\b/.test(said) ? relayedLife(said) : ONLY_FOR_WHO_ASKED;
}
