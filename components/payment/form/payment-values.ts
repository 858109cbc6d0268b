import type { PaymentMethod } from '@/lib/raffle/types';

/** What the buyer types, as it stands in the fields. */
export type PaymentValues = {
  /** Name of the payment method. */
  method: string;
  amount: string;
  reference: string;
  name: string;
  idLetter: string;
  idDigits: string;
  /** ISO 3166 alpha-2, because several countries share a dialling code. */
  country: string;
  phone: string;
  address: string;
};

export function emptyValues(methods: readonly PaymentMethod[]): PaymentValues {
  return {
    method: methods[0]?.name ?? '',
    amount: '',
    reference: '',
    name: '',
    idLetter: 'V',
    idDigits: '',
    country: 'VE',
    phone: '',
    address: '',
  };
}

/** Whether the buyer typed anything that would be missed. */
export function isTyped({ reference, name, idDigits, phone, address }: PaymentValues): boolean {
  return [reference, name, idDigits, phone, address].some((text) => text.trim() !== '');
}
