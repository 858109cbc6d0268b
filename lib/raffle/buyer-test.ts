import { cleanCode } from './clean-text';

export function phoneDigits(typed: string): string {
  return cleanCode(typed).replace(/\D/g, '').replace(/^0+/, '');
}

export function phoneForms({ phoneCode, phone }: { phoneCode: string; phone: string }): string[] {
  return [phoneDigits(phone), phoneDigits(phoneCode + phone)];
}

export type BuyerTest = {
  /** @param nationalId normalized */
  hasNationalId(nationalId: string): boolean;
  hasPhone(digits: string): boolean;
};

export function buyerTest(
  buyer: { nationalId: string } & Parameters<typeof phoneForms>[0],
): BuyerTest {
  const phones = phoneForms(buyer);
  return {
    hasNationalId: (nationalId) => nationalId === buyer.nationalId,
    hasPhone: (digits) => phones.includes(digits),
  };
}
