import 'server-only';
import type { ApiError, PurchaseRequest } from '@/lib/raffle/purchase';
import { apiError } from './api-answers';
import { clientAddress, ownAddress } from './client-address';
import { networksOf } from './client-networks';
import { countAll, countSoFar, uncountAll, type Countable } from './rate-limit';

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
  const refusal = await countAll(counted);
  if (refusal) return apiError(refusal.reason, refusal);
  return { forgive: async () => (isRepeated ? undefined : uncountAll(counted)) };
}

/** The limit of `reserved-numbers` is a fifth of a raffle of this size. */
const SMALL_RAFFLE = 1000;

type CountedNumbers = { ok: true; giveBack: () => Promise<void> };

/** Counts the numbers that a client is about to reserve, so that nobody takes a whole raffle without paying. */
export async function countNumbersOf(
  request: Request,
  { raffleId, quantity, total }: { raffleId: string; quantity: number; total: number },
): Promise<CountedNumbers | ApiError> {
  const client = ownAddress(request);
  const share = Math.max(total / SMALL_RAFFLE, 1);
  const counted = (client === null ? [] : networksOf(client)).map(({ name, times }): Countable => [
    'reserved-numbers',
    { name: `${name} ${raffleId}`, times: times * share },
    quantity,
  ]);
  return (await countAll(counted)) ?? { ok: true, giveBack: () => uncountAll(counted) };
}
