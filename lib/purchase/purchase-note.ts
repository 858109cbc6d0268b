import 'server-only';
import { shopContent } from '@/lib/content/content';
import { ticketKeys } from '@/lib/ticket/seal-keys';
import { seal, unseal } from '@/lib/ticket/token';
import { environment } from '@/lib/platform/env';
import { paidAmount } from '@/lib/raffle/paid';
import type { Prepared } from './prepare';
import type { Attempt } from './attempt';

/** What the messages about a purchase say besides its numbers, in words. */
export type PurchaseNote = {
  raffle: string;
  buyer: string;
  amount: string;
  method: string;
  reference: string;
  /** Digits with the country code; null where the shop does not write to buyers. */
  phone: string | null;
};

/** Sealed, because an attempt is stored for longer than the buyer's data may be read. */
export function sealedNote({ raffle, registration }: Extract<Prepared, { outcome: null }>): string {
  const { request, method } = registration.purchase;
  const { name, reference, phoneCode, phone } = request;
  const note: PurchaseNote = {
    raffle: raffle.name,
    buyer: name,
    amount: paidAmount(request, method.method, shopContent().profile.currencySymbol),
    method: method.method.name,
    reference,
    phone: environment().whatsapp?.tellsBuyer ? phoneCode + phone : null,
  };
  return seal(Buffer.from(JSON.stringify(note)), ticketKeys());
}

/** Null where nothing was sent, or where the key has changed since. */
export function noteOf({ note, late }: Pick<Attempt, 'note' | 'late'>): PurchaseNote | null {
  const sealed = note ?? late?.note;
  const plain = sealed ? unseal(sealed, ticketKeys()) : null;
  return plain && (JSON.parse(plain.toString()) as PurchaseNote);
}
