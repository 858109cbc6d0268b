import 'server-only';
import type { PurchaseRequest } from '@/lib/raffle/purchase';
import { clientAddress } from './client-address';
import { networksOf } from './client-networks';
import { countAllOrRefuse, countSoFar, uncountAll, type Countable } from './rate-limit';

type LimitedPurchase = {
  key: string;
  raffleId: string;
  request: Pick<PurchaseRequest, 'nationalId' | 'phoneCode' | 'phone' | 'reference'>;
};

/** Call `forgive` when nothing was sent to the admin API and the answer did not reveal who has a number. */
type CountedPurchase = { forgive: () => Promise<void> };

/** Counts per client and person, so that a stranger cannot lock a buyer out. Repeats (same key and data) count once. */
export async function countPurchaseOf(
  request: Request,
  { key, raffleId, request: { nationalId, phoneCode, phone, reference } }: LimitedPurchase,
): Promise<CountedPurchase | Response> {
  const number = phoneCode + phone;
  const client = clientAddress(request);
  const purchase = JSON.stringify([client, key, raffleId, nationalId, number, reference]);
  const isRepeated = (await countSoFar('retry', purchase)) > 0;
  const marks = [
    `national-id ${nationalId}`,
    `phone ${number}`,
    `payment ${raffleId} ${reference.toLowerCase()}`,
  ];
  const ofPerson = networksOf(client).flatMap(({ name, times }) =>
    marks.map((mark): Countable => ['buyer', { name: `${name} ${mark}`, times }]),
  );
  const counted: Countable[] = [...(isRepeated ? [] : ofPerson), ['retry', purchase]];
  const refusal = await countAllOrRefuse(request, counted);
  return refusal ?? { forgive: async () => (isRepeated ? undefined : uncountAll(counted)) };
}
