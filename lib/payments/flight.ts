import { createHash } from 'node:crypto';
import type { PurchaseRequest } from '@/lib/raffle/purchase';

/**
 * Names what may be in flight only once: a bank transfer of a buyer for a raffle. The cédula is part
 * of it so that a stranger who types the same reference never gets this buyer's answer.
 */
export function flightOf(
  raffleId: string,
  { method, reference, nationalId }: Pick<PurchaseRequest, 'method' | 'reference' | 'nationalId'>,
): string {
  const parts = [raffleId, method, reference.toLowerCase(), nationalId];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
