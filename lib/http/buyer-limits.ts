import 'server-only';
import type { PurchaseRequest } from '@/lib/raffle/purchase';
import { clientAddress } from './client-address';
import { countSoFar, limitOrRefuse } from './rate-limit';

type Purchase = {
  key: string;
  raffleId: string;
  request: Pick<PurchaseRequest, 'nationalId' | 'phoneCode' | 'phone' | 'reference'>;
};

/** Per client and person: a stranger cannot lock a buyer out. Repeats (same key and data) count once. */
export async function limitBuyerOrRefuse(
  request: Request,
  { key, raffleId, request: { nationalId, phoneCode, phone, reference } }: Purchase,
): Promise<Response | null> {
  const number = phoneCode + phone;
  const client = clientAddress(request);
  const purchase = JSON.stringify([client, key, raffleId, nationalId, number, reference]);
  if ((await countSoFar('retry', purchase)) === 0) {
    const subjects = [
      `${client} national-id ${nationalId}`,
      `${client} phone ${number}`,
      `${client} payment ${raffleId} ${reference.toLowerCase()}`,
    ];
    for (const subject of subjects) {
      const refusal = await limitOrRefuse(request, 'buyer', subject);
      if (refusal) return refusal;
    }
  }
  return limitOrRefuse(request, 'retry', purchase);
}
