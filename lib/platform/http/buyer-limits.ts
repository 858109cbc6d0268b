import 'server-only';
import type { PurchaseRequest } from '@/lib/raffle/purchase';
import { clientAddress } from './client-address';
import { networksOf, type Subject } from './client-networks';
import { countSoFar, limitOrRefuse, uncount, type LimitRule } from './rate-limit';

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
  const ofPerson: [LimitRule, string | Subject][] = [
    ...networksOf(client).flatMap(({ name, times }) =>
      marks.map((mark): [LimitRule, Subject] => ['buyer', { name: `${name} ${mark}`, times }]),
    ),
    ['retry', purchase],
  ];
  const counted: typeof ofPerson = [];
  const forgive = async () => {
    if (isRepeated) return;
    await Promise.all(counted.map(([rule, subject]) => uncount(rule, subject)));
  };
  for (const [rule, subject] of isRepeated ? ofPerson.slice(-1) : ofPerson) {
    const refusal = await limitOrRefuse(request, rule, subject);
    if (refusal) {
      await forgive();
      return refusal;
    }
    counted.push([rule, subject]);
  }
  return { forgive };
}
