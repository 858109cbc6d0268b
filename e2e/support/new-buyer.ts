import { randomInt } from 'node:crypto';

export type Buyer = {
  reference: string;
  name: string;
  /** As a person writes it: "V-12.345.678". */
  nationalId: string;
  /** As a person writes it: "0414-123.45.67". */
  phone: string;
  address: string;
};

const digits = (length: number) => String(randomInt(10 ** length)).padStart(length, '0');

/** A new person each time, because the shop limits how often one person buys. */
export function newBuyer(): Buyer {
  return {
    reference: '004512889',
    name: 'Ana Pérez',
    nationalId: `V-12.${digits(3)}.${digits(3)}`,
    phone: `0414-${digits(3)}.${digits(2)}.${digits(2)}`,
    address: 'Av. Bolívar, Valencia',
  };
}

export const onlyDigits = (text: string): string => text.replace(/\D/g, '');
