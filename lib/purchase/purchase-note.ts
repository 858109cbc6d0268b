import 'server-only';
import { shopContent } from '@/lib/content/content';
import { environment } from '@/lib/platform/env';
import { paidAmount } from '@/lib/raffle/paid';
import type { ReadyToSend } from './prepare';

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

export function purchaseNote({ raffle, registration }: ReadyToSend): PurchaseNote {
  const { request, method } = registration.purchase;
  const { name, reference, phoneCode, phone } = request;
  return {
    raffle: raffle.name,
    buyer: name,
    amount: paidAmount(request, method.method, shopContent().profile.currencySymbol),
    method: method.method.name,
    reference,
    phone: environment().whatsapp?.tellsBuyer ? phoneCode + phone : null,
  };
}
