import { phoneForms, type BuyerTest } from '@/lib/raffle/buyer-test';

type Buyer = { nationalId: string; phoneCode: string; phone: string };

export type BuyerMarks = { nationalId: string; phones: string[] };

export function buyerMarks(raffleId: string, buyer: Buyer): BuyerMarks {
  return { nationalId: buyer.nationalId, phones: phoneForms(buyer) };
}

export function markedBuyer(raffleId: string, { nationalId, phones }: BuyerMarks): BuyerTest {
  return {
    hasNationalId: (given) => given === nationalId,
    hasPhone: (digits) => phones.includes(digits),
  };
}

export function buyerLockName(raffleId: string, { nationalId }: Buyer): string {
  return `${raffleId} ${nationalId}`;
}

/** Whatever is sent with a key, it is the same. */
export const purchaseMark: (raffleId: string, purchase: object) => string = () => '';
