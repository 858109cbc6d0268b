import 'server-only';
import { createHash } from 'node:crypto';
import { seal, unseal } from '@/lib/ticket/token';
import { ticketKeys } from '@/lib/ticket/seal-keys';

/** A phone's address at its push service, and the keys that only it can read with (RFC 8291). */
export type Device = { endpoint: string; p256dh: string; auth: string };

/** One phone that is told about one digital ticket. */
export type Subscription = {
  id: string;
  raffleId: string;
  /** The digital ticket's. */
  token: string;
  device: Device;
};

/** `told`: the ids of its notices. */
export type ToldPhone = Subscription & { told: ReadonlySet<string> };

export type Subscriptions = {
  /** Keeps it; the same phone and ticket once more changes nothing. */
  add(subscription: Subscription): Promise<'kept' | 'purchase-full' | 'shop-full'>;
  has(raffleId: string, id: string): Promise<boolean>;
  remove(raffleId: string, id: string): Promise<void>;
  removeRaffle(raffleId: string): Promise<void>;
  raffles(): Promise<string[]>;
  /** Forgets the notices of phones that are gone: turning on and off again could fill the place. */
  ofRaffle(raffleId: string): AsyncIterable<ToldPhone>;
  /** True for one caller in all instances: only it may send this notice in the next `CLAIM_MS`. Throws while the place is away. */
  claim(raffleId: string, id: string, notice: string, now: number): Promise<boolean>;
  /** For good: nobody can claim it any more. */
  markTold(raffleId: string, id: string, notice: string): Promise<void>;
  /** Marks what this instance told while the place was away. Rejects until the place is back. */
  catchUp(): Promise<void>;
};

export const MOST = { phonesOfTicket: 5, phones: 100_000 };

/** Longer than a push service may take. An instance that ended meanwhile has told nobody, perhaps. */
export const CLAIM_MS = 60_000;

const DOT = '.';
/** Between a subscription's id and a notice. */
const OF = '~';

/** @param device what `deviceId` gives */
export function subscriptionId(token: string, device: string): string {
  return [createHash('sha256').update(token).digest('base64url').slice(0, 22), device].join(DOT);
}

/** The part of an id that all phones of a ticket share. */
export function ticketOfId(id: string): string {
  return id.split(DOT, 1)[0] ?? '';
}

export function deviceOfId(id: string): string {
  return id.slice(ticketOfId(id).length + DOT.length);
}

export function noticeName(id: string, notice: string): string {
  return id + OF + notice;
}

export function isNoticeName(name: string): boolean {
  return name.includes(OF);
}

/** The id of the subscription that a notice is for. */
export function idOfNotice(name: string): string {
  return name.split(OF, 1)[0] ?? '';
}

/** The notices by subscription. */
export function noticesIn(names: string[]): Map<string, Set<string>> {
  const notices = new Map<string, Set<string>>();
  for (const name of names) {
    const [id = '', notice = ''] = name.split(OF, 2);
    notices.set(id, (notices.get(id) ?? new Set()).add(notice));
  }
  return notices;
}

export function sealSubscription({ token, device }: Subscription): string {
  return seal(Buffer.from(JSON.stringify({ token, device })), ticketKeys());
}

/** Null where another secret sealed it, or a disk lost a part. */
export function openSubscription(
  raffleId: string,
  id: string,
  sealed: string,
): Subscription | null {
  const plain = unseal(sealed, ticketKeys());
  return plain && { ...(JSON.parse(plain.toString()) as Subscription), raffleId, id };
}
