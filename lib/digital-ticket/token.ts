import 'server-only';
import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { TicketKeys } from './keys';

/** All that the address of a digital ticket holds. */
export type SealedTicket = {
  raffleId: string;
  numbers: string[];
  /** Its last characters. */
  referenceTail: string;
  /** Tells whether a number is still this buyer's, without telling who that is. */
  holder: Buffer;
};

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;
const RAFFLE_ID = 12;
const HOLDER = 8;
const LINE = '\n';

/** The nonce is made of the content, so that one purchase has one address however often it is looked up. */
export function sealTicket(ticket: SealedTicket, keys: TicketKeys): string {
  const words = [ticket.referenceTail, ...ticket.numbers].join(LINE);
  const plain = Buffer.concat([
    Buffer.from(ticket.raffleId, 'hex'),
    ticket.holder,
    deflateRawSync(words, { level: 9 }),
  ]);
  const nonce = createHmac('sha256', keys.nonce).update(plain).digest().subarray(0, NONCE);
  const cipher = createCipheriv(CIPHER, keys.seal, nonce);
  const sealed = [nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(sealed).toString('base64url');
}

/** Null for whatever this shop did not seal itself, character by character. */
export function openTicket(token: string, keys: TicketKeys): SealedTicket | null {
  const bytes = Buffer.from(token, 'base64url');
  // Several texts decode to the same bytes; only one of them is the address.
  if (bytes.toString('base64url') !== token) return null;
  if (bytes.length <= NONCE + RAFFLE_ID + HOLDER + TAG) return null;
  const plain = decipher(bytes, keys.seal);
  if (!plain) return null;
  const words = inflateRawSync(plain.subarray(RAFFLE_ID + HOLDER)).toString();
  const [referenceTail = '', ...numbers] = words.split(LINE);
  return {
    raffleId: plain.toString('hex', 0, RAFFLE_ID),
    holder: plain.subarray(RAFFLE_ID, RAFFLE_ID + HOLDER),
    referenceTail,
    numbers,
  };
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

/** Of a buyer in one raffle: nobody without the key can try cédulas on it. */
export function holderMark(raffleId: string, nationalId: string, keys: TicketKeys): Buffer {
  return createHmac('sha256', keys.holder)
    .update(`${raffleId.toLowerCase()} ${nationalId}`)
    .digest()
    .subarray(0, HOLDER);
}
