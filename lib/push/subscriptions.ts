import 'server-only';
import { createHash } from 'node:crypto';
import { LIMITS } from '@/lib/platform/limits';
import { ticketKeys } from '@/lib/ticket/seal-keys';
import { seal, unseal } from '@/lib/ticket/token';
import type { Device } from './device';
import type { SentNotices } from './notices';
import type { PushStore } from './push-store';

/**
 * `at`: when it asked, or took its last message. `claimedAt`: when an instance began to send it a message. Milliseconds
 * since the epoch.
 */
export type Phone = Device & { told: SentNotices; at: number; claimedAt?: number };

/** The phones that are told about one digital ticket. */
type Subscription = { token: string; phones: Phone[] };

type Ticket = { raffleId: string; token: string };

/** Adds a phone, or leaves the one that is there. False if the ticket has enough of them. */
export async function addPhone(store: PushStore, ticket: Ticket, phone: Phone): Promise<boolean> {
  let isFull = false;
  await changePhone(store, ticket, phone.endpoint, (known, others) => {
    isFull = !known && others >= LIMITS.phonesOfTicket;
    return isFull ? null : (known ?? phone);
  });
  return !isFull;
}

/**
 * Null stands for no such phone. `edit` may be called again with what another instance wrote meanwhile.
 * @param known what the caller knows to be stored
 * @returns what is stored then
 */
export async function changePhone(
  store: PushStore,
  { raffleId, token }: Ticket,
  endpoint: unknown,
  edit: (phone: Phone | null, others: number) => Phone | null,
  known: string | null = null,
): Promise<string | null> {
  const id = createHash('sha256').update(token).digest('base64url');
  for (let held = known; ; held = null) {
    held ??= await store.read(raffleId, id);
    const phones = (held && openSubscription(held)?.phones) || [];
    const phone = phones.find((one) => one.endpoint === endpoint) ?? null;
    const others = phones.filter((one) => one !== phone);
    const edited = edit(phone, others.length);
    if (edited === phone) return held;
    const all = edited ? [...others, edited] : others;
    const text = Buffer.from(JSON.stringify({ token, phones: all }));
    const next = all.length > 0 ? seal(text, ticketKeys()) : null;
    if (await store.swap(raffleId, id, held, next)) return next;
  }
}

/** Null where another secret sealed it, or a disk lost a part. */
export function openSubscription(sealed: string): Subscription | null {
  const plain = unseal(sealed, ticketKeys());
  return plain && (JSON.parse(plain.toString()) as Subscription);
}
