import { createHash } from 'node:crypto';
import type { PurchaseRequest } from '@/lib/raffle/purchase';

/** Holds the cédula, so that a stranger with the same reference never gets this buyer's answer. */
export function singleFlightKeyOf(
  raffleId: string,
  { method, reference, nationalId }: Pick<PurchaseRequest, 'method' | 'reference' | 'nationalId'>,
): string {
  const parts = [raffleId, method, reference.toLowerCase(), nationalId];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
