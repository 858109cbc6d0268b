import { cleanCode } from './clean-text';
import { countries } from './countries/countries';

/** Some sellers keep the trunk's 0 behind the country code: "+58 0414…" is 58414…. */
export function phoneDigits(typed: string): string {
  const digits = cleanCode(typed).replace(/\D/g, '').replace(/^0+/, '');
  return digits.replace(/^580(?=\d{10}$)/, '58');
}

function phoneForms({ phoneCode, phone }: { phoneCode: string; phone: string }): string[] {
  return [phoneDigits(phone), phoneDigits(phoneCode + phone)];
}

export type SameBuyer = {
  /** @param nationalId normalized */
  hasNationalId(nationalId: string): boolean;
  hasPhone(digits: string): boolean;
};

export function sameBuyer(
  buyer: { nationalId: string } & Parameters<typeof phoneForms>[0],
): SameBuyer {
  const phones = phoneForms(buyer);
  return {
    hasNationalId: (nationalId) => nationalId === buyer.nationalId,
    hasPhone: (digits) => phones.includes(digits),
  };
}

/** A shorter one is what a seller wrote in place of a phone, such as `0` or a country code. */
const SHORTEST = 7;

/** One of them may lack its country code. */
export function isSamePhone(one: string, other: string): boolean {
  const [short = '', long = ''] = [phoneDigits(one), phoneDigits(other)].sort(
    (a, b) => a.length - b.length,
  );
  const code = long.slice(0, long.length - short.length);
  if (short.length < SHORTEST || !long.endsWith(short)) return false;
  return !code || countries.some(({ phoneCode }) => phoneCode === code);
}
