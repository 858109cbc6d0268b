import type { Attempt } from './attempt';

/** A key gives access only to the purchase that it was first sent with. */
export function isBoundElsewhere(earlier: Attempt | null, { boundTo }: Attempt): boolean {
  return earlier !== null && earlier.boundTo !== boundTo;
}
