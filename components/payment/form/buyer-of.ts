import { countries } from '@/lib/raffle/countries/countries';
import type { PaymentValues } from './payment-values';

/** The fields as the schema shared with the server takes them. */
export function buyerOf({ idLetter, idDigits, country, ...typed }: PaymentValues) {
  return {
    ...typed,
    nationalId: idDigits.trim() && `${idLetter}${idDigits}`,
    phoneCode: countries.find(({ iso2 }) => iso2 === country)?.phoneCode ?? '',
  };
}
