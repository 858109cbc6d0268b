/** Milliseconds. */
export const STALE_AFTER = 45_000;

/** `hace 2 min`, `hace 3 h`. @param age in milliseconds. */
export function ageText(age: number): string {
  const seconds = Math.max(0, Math.floor(age / 1000));
  if (seconds < 60) return `hace ${seconds}\u00a0s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `hace ${minutes}\u00a0min` : `hace ${Math.floor(minutes / 60)}\u00a0h`;
}
