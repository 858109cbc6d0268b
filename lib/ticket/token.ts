import 'server-only';
import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { TicketTotal } from '@/lib/raffle/digital-ticket';
import type { TicketKeys } from './seal-keys';

export type SealedTicket = {
  raffleId: string;
  numbers: string[];
  referenceTail: string;
  total: TicketTotal | null;
  holder: Buffer;
};

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;
const RAFFLE_ID = 12;
const HOLDER = 8;
const LINE = '\n';
const FIELD = '\t';

export function sealTicket(ticket: SealedTicket, keys: TicketKeys): string {
  const head = [ticket.referenceTail, ...totalFields(ticket.total)].join(FIELD);
  const words = [head, ...ticket.numbers].join(LINE);
  const plain = Buffer.concat([
    Buffer.from(ticket.raffleId, 'hex'),
    ticket.holder,
    deflateRawSync(words, { level: 9 }),
  ]);
  return seal(plain, keys);
}

/** The nonce is derived from the content, so that a purchase always has the same address. */
export function seal(plain: Buffer, keys: TicketKeys): string {
  const nonce = createHmac('sha256', keys.nonce).update(plain).digest().subarray(0, NONCE);
  const cipher = createCipheriv(CIPHER, keys.seal, nonce);
  const sealed = [nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(sealed).toString('base64url');
}

/** Null for anything this shop did not seal. */
export function unseal(token: string, keys: TicketKeys): Buffer | null {
  const bytes = Buffer.from(token, 'base64url');
  // Several texts decode to the same bytes; only one of them was issued.
  if (bytes.toString('base64url') !== token || bytes.length <= NONCE + TAG) return null;
  return decipher(bytes, keys.seal);
}

/** Null for anything this shop did not seal. */
export function openTicket(token: string, keys: TicketKeys): SealedTicket | null {
  const plain = unseal(token, keys);
  if (!plain || plain.length <= RAFFLE_ID + HOLDER) return null;
  const words = inflateRawSync(plain.subarray(RAFFLE_ID + HOLDER)).toString();
  const [head = '', ...numbers] = words.split(LINE);
  const [referenceTail = '', ...total] = head.split(FIELD);
  return {
    raffleId: plain.toString('hex', 0, RAFFLE_ID),
    holder: plain.subarray(RAFFLE_ID, RAFFLE_ID + HOLDER),
    referenceTail,
    total: readTotal(total),
    numbers,
  };
}

function totalFields(total: TicketTotal | null): string[] {
  if (!total) return [];
  const { base, converted } = total;
  return [String(base), ...(converted ? [String(converted.amount), converted.currency ?? ''] : [])];
}

function readTotal([base, amount, currency]: string[]): TicketTotal | null {
  if (base === undefined) return null;
  const converted =
    amount === undefined ? null : { amount: Number(amount), currency: currency || null };
  return { base: Number(base), converted };
}

function decipher(bytes: Buffer, key: Buffer): Buffer | null {
  const end = bytes.length - TAG;
  try {
    const opened = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE), {
      authTagLength: TAG,
    }).setAuthTag(bytes.subarray(end));
    return Buffer.concat([opened.update(bytes.subarray(NONCE, end)), opened.final()]);
  } catch {
    return null;
  }
}

/** Keyed, so that nobody can test cédulas against it without the key. */
export function holderHash(raffleId: string, nationalId: string, keys: TicketKeys): Buffer {
  return createHmac('sha256', keys.holder)
    .update(`${raffleId.toLowerCase()} ${nationalId}`)
    .digest()
    .subarray(0, HOLDER);
}
