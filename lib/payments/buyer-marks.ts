import 'server-only';
import { createHmac } from 'node:crypto';
import { ticketKeys } from '@/lib/digital-ticket/keys';
import { phoneDigits, phoneForms, type BuyerTest } from '@/lib/raffle/buyer-test';
import type { PurchaseRequest } from '@/lib/raffle/purchase';

type Buyer = { nationalId: string; phoneCode: string; phone: string };

/** Keyed: without the key nobody can try cédulas on it. */
export type BuyerMarks = { nationalId: string; phones: string[] };

export function buyerMarks(raffleId: string, buyer: Buyer): BuyerMarks {
  return {
    nationalId: markOf(raffleId, buyer.nationalId),
    phones: phoneForms(buyer).map((digits) => markOf(raffleId, digits)),
  };
}

export function markedBuyer(raffleId: string, { nationalId, phones }: BuyerMarks): BuyerTest {
  return {
    hasNationalId: (given) => markOf(raffleId, given) === nationalId,
    hasPhone: (digits) => phones.includes(markOf(raffleId, digits)),
  };
}

export function buyerLockName(raffleId: string, { nationalId, phoneCode, phone }: Buyer): string {
  return markOf(raffleId, `${nationalId} ${phoneCode} ${phone}`);
}

/** What an idempotency key is bound to; method, reference, amount and picture may be corrected under it. */
export function purchaseMark(
  raffleId: string,
  { nationalId, phoneCode, phone, tickets }: Buyer & Pick<PurchaseRequest, 'tickets'>,
): string {
  const ids = tickets.map(({ id }) => id.toLowerCase()).sort();
  return markOf(raffleId, JSON.stringify([nationalId, phoneDigits(phoneCode + phone), ids]));
}

function markOf(raffleId: string, value: string): string {
  return createHmac('sha256', ticketKeys().buyer)
    .update(`${raffleId.toLowerCase()} ${value}`)
    .digest('base64url');
}
