import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sellerSentence } from '@/lib/admin-api/whatsapp';
import { shopContent } from '@/lib/content/content';
import type { MessageKind } from '@/lib/content/message-templates';
import { fillPlaceholders } from '@/lib/content/placeholders';
import { environment } from '@/lib/platform/env';
import { countIn } from '@/lib/platform/http/rate-limit';
import { logger } from '@/lib/platform/log/logger';
import type { PaymentAdmin } from './admin-calls';
import type { Purchase } from './entry';
import type { Registered } from './outcome';
import type { PurchaseStore } from './store';

/** Longer than a purchase is looked up. Not for ever: the seller may free a number for the same buyer to buy again. */
const CLAIMED_MS = 60 * 60_000;
const TRIES = 10;
const PAUSE_MS = 3000;

/**
 * Tells seller and buyer at most once, however many purchases and instances find these numbers registered: a message
 * cannot be taken back, and a repeated one reads like two purchases. A lost one matters less: the seller's panel has the
 * purchase, and the buyer the digital ticket. Rejects before anything is told if the store does not answer.
 */
export async function notifyOnce(
  store: PurchaseStore,
  admin: Pick<PaymentAdmin, 'notifySeller' | 'notifyBuyer'>,
  { trace, raffleId, buyerMark, note }: Purchase,
  { numbers, ticketPath }: Registered,
): Promise<void> {
  const fresh = await claim(store, buyerMark, numbers);
  if (fresh.length < numbers.length) logger.info({ event: 'seller-told-before', trace, raffleId });
  if (fresh.length === 0) return;

  const values = {
    ...note,
    numbers: fresh.join(', '),
    trace,
    ticketLink: environment().siteUrl + ticketPath,
    shop: shopContent().profile.name,
  };
  const seller = [sellerSentence(fresh), ...linesOf('seller', values)];
  await Promise.all([admin.notifySeller(seller.join('\n')), tellBuyer()]);

  async function tellBuyer(): Promise<void> {
    const lines = linesOf('buyer', values);
    if (!note?.phone || fresh.length < numbers.length || lines.length === 0) return;
    const isOften = (await countIn('buyer-told', note.phone)) !== null;
    if (isOften || (await countIn('buyers-told', raffleId)) !== null) {
      return logger.info({ event: 'buyer-not-told', trace, raffleId });
    }
    await admin.notifyBuyer(note.phone, lines.join('\n'));
  }
}

/** Only the claimant of a number tells of it. A claim whose answer was lost is repeated under the same token. */
async function claim(store: PurchaseStore, buyer: string, numbers: string[]): Promise<string[]> {
  const token = randomUUID();
  const nameOf = (number: string) => `told:${buyer} ${number}`;
  for (let tries = 1; ; tries += 1) {
    try {
      const own = await store.take(numbers.map(nameOf), token, CLAIMED_MS);
      return numbers.filter((number) => own.includes(nameOf(number)));
    } catch (error) {
      if (tries === TRIES) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

function linesOf(kind: MessageKind, values: Record<string, string | null>): string[] {
  return shopContent().messages[kind].flatMap((line) => fillPlaceholders(line, values) ?? []);
}
