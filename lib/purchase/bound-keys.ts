import type { Attempt } from './attempt';

/** Who has a key hears of the purchase that it was first sent with, and of no other. */
export function isBoundElsewhere(earlier: Attempt | null, { boundTo }: Attempt): boolean {
  return earlier !== null && earlier.boundTo !== boundTo;
}
