const BROWSING_MS = 10_000;
/** Our server holds an answer for 3 s: to ask faster brings nothing new. */
const CHOOSING_MS = 4000;

/** Between two looks at the availability, while the tab is visible and answers come. */
export function refreshPace(chosen: number): number {
  return chosen > 0 ? CHOOSING_MS : BROWSING_MS;
}
