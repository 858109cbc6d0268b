import 'server-only';
import { createHmac } from 'node:crypto';
import { ticketKeys } from '@/lib/digital-ticket/keys';
import { rollingCount } from '@/lib/http/rolling-count';
import { logger } from '@/lib/log/logger';
import { processWide } from '@/lib/process-wide';
import type { ReceiptResult } from '@/lib/images/receipt';
import type { ApiError } from '@/lib/raffle/purchase';
import type { Purchase } from './attempt';
import type { Burst } from './burst-alarm';

/** Who has paid is not refused: what is too much waits. */
export type Admission = {
  numbers(purchase: Purchase, total: number): Promise<Room>;
  picture(purchase: Purchase, picture: Uint8Array): Promise<Room>;
};

export type Admitted =
  | ApiError
  | {
      ok: true;
      receipt: Uint8Array<ArrayBuffer>;
      /** What was not reserved is not counted. */
      settle(reserved: number): Promise<void>;
    }
  | { ok: true; receipt: null; burst: Burst; retryInMs: number };

type Room = { ok: true; giveBack(points: number): Promise<void> } | NoRoom;

type NoRoom = { ok: false; retryInMs: number };

const SHARE = 0.2;
const LEAST = 200;
const PEOPLE = 2;

export async function admit(
  admission: Admission,
  purchase: Purchase,
  total: number,
  encode: () => Promise<ReceiptResult>,
): Promise<Admitted> {
  const quantity = purchase.request.tickets.length;
  const numbers = await admission.numbers(purchase, total);
  if (!numbers.ok) return wait('one-address', numbers);
  // After all that is cheap.
  const receipt = await encode();
  if (!receipt.ok) {
    await numbers.giveBack(quantity);
    return receipt;
  }
  const picture = await admission.picture(purchase, receipt.jpeg);
  if (!picture.ok) {
    await numbers.giveBack(quantity);
    return wait('one-picture', picture);
  }
  return {
    ok: true,
    receipt: receipt.jpeg,
    async settle(reserved) {
      await numbers.giveBack(quantity - reserved);
      if (reserved === 0) await picture.giveBack(1);
    },
  };
}

function wait(burst: Burst, { retryInMs }: NoRoom): Admitted {
  return { ok: true, receipt: null, burst, retryInMs };
}

export const limitedAdmission: Admission = { numbers: roomForNumbers, picture: roomForPicture };

/** Numbers that one address may reserve in ten minutes: many phones of a carrier share one. */
function numbersPerAddress(total: number): number {
  return Math.max(Math.floor(total * SHARE), LEAST);
}

async function roomForNumbers(
  { raffleId, client, request }: Purchase,
  total: number,
): Promise<Room> {
  if (client === null) {
    sayThatAddressesAreUnknown();
    return { ok: true, giveBack: async () => undefined };
  }
  const quantity = request.tickets.length;
  const counted = await rollingCount('reserved-numbers', `${client} ${raffleId}`, quantity);
  const tooMany = counted.total - numbersPerAddress(total);
  if (tooMany <= 0) return { ok: true, giveBack: counted.takeBack };
  await counted.takeBack(quantity);
  return { ok: false, retryInMs: counted.untilLeft(tooMany) };
}

/** A person's first purchase with it counts. */
async function roomForPicture({ raffleId, request }: Purchase, picture: Uint8Array): Promise<Room> {
  const mark = pictureMark(raffleId, picture);
  const own = await rollingCount('picture-people', `${mark} ${request.nationalId}`, 1);
  const giveBackOwn = () => own.takeBack(1);
  if (own.total > 1) return { ok: true, giveBack: giveBackOwn };
  const people = await rollingCount('picture-people', mark, 1);
  const giveBack = async () => {
    await Promise.all([giveBackOwn(), people.takeBack(1)]);
  };
  if (people.total <= PEOPLE) return { ok: true, giveBack };
  await giveBack();
  return { ok: false, retryInMs: people.untilLeft(people.total - PEOPLE) };
}

/** Of the picture as it goes on: what is written around the pixels makes no other one of it. */
function pictureMark(raffleId: string, picture: Uint8Array): string {
  return createHmac('sha256', ticketKeys().buyer)
    .update(raffleId.toLowerCase())
    .update(picture)
    .digest('base64url');
}

function sayThatAddressesAreUnknown(): void {
  processWide('addresses-are-unknown', () => {
    logger.warn({ event: 'reservations-not-limited-by-address', missing: 'TRUSTED_PROXIES' });
    return true;
  });
}
