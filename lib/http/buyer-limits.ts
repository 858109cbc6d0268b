import 'server-only';
import type { PurchaseRequest } from '@/lib/raffle/purchase';
import { countSoFar, limitOrRefuse } from './rate-limit';

type Purchase = {
  /** Idempotency key. */
  key: string;
  raffleId: string;
  request: Pick<PurchaseRequest, 'nationalId' | 'phoneCode' | 'phone' | 'reference'>;
};

/**
 * The refusal for purchase data that come too often; null for everybody else. A purchase counts once, however often a
 * poor line makes the phone send it: key and data have to be the same, or one key would open the door to any data.
 */
export async function limitBuyerOrRefuse(
  request: Request,
  { key, raffleId, request: { nationalId, phoneCode, phone, reference } }: Purchase,
): Promise<Response | null> {
  const number = phoneCode + phone;
  const purchase = JSON.stringify([key, raffleId, nationalId, number, reference]);
  if ((await countSoFar('retry', purchase)) === 0) {
    const subjects = [
      `national-id ${nationalId}`,
      `phone ${number}`,
      `payment ${raffleId} ${reference.toLowerCase()}`,
    ];
    for (const subject of subjects) {
      const refusal = await limitOrRefuse(request, 'buyer', subject);
      if (refusal) return refusal;
    }
  }
  return limitOrRefuse(request, 'retry', purchase);
}
