const BROWSING_MS = 10_000;
/** Our server caches an answer for 3 s, so asking more often brings nothing new. */
const CHOOSING_MS = 4000;

/** The pause between two availability requests, while the tab is visible and answers come. */
export function refreshPace(chosen: number): number {
  return chosen > 0 ? CHOOSING_MS : BROWSING_MS;
}
