import 'server-only';
import { createHmac } from 'node:crypto';
import { ticketKeys } from '@/lib/ticket/seal-keys';
import { networksOf } from '@/lib/platform/http/client-networks';
import { countIn } from '@/lib/platform/http/rate-limit';
import { rollingCount } from '@/lib/platform/http/rolling-count';
import { logger } from '@/lib/platform/log/logger';
import { warnThrottled } from '@/lib/platform/log/warn-throttled';
import { countBurst } from '@/lib/platform/metrics/metrics';
import { processWide } from '@/lib/platform/process-wide';
import type { ReceiptResult } from '@/lib/images/receipt';
import type { ApiError } from '@/lib/raffle/purchase';
import type { PaymentAdmin } from './admin-calls';
import type { SubmittedPurchase } from './attempt';

/** A buyer who has paid is not refused: excess purchases wait. */
export type Admission = {
  numbers(purchase: SubmittedPurchase, total: number): Promise<Room>;
  picture(purchase: SubmittedPurchase, picture: Uint8Array): Promise<Room>;
};

type Admitted =
  | ApiError
  | { ok: true; receipt: Uint8Array<ArrayBuffer> }
  | { ok: true; receipt: null; burst: Burst; retryInMs: number };

type Burst = 'one-address' | 'one-picture';

type Room = { ok: true; giveBack(points: number): Promise<void> } | NoCapacity;

type NoCapacity = { ok: false; retryInMs: number };

const SHARE = 0.2;
const LEAST = 200;
const PEOPLE = 2;

export function createAdmitter(admission: Admission) {
  const admitted = new Map<string, (reserved: number) => Promise<void>>();

  async function admit(
    purchase: SubmittedPurchase,
    total: number,
    encode: () => Promise<ReceiptResult>,
  ): Promise<Admitted> {
    const quantity = purchase.request.tickets.length;
    const numbers = await admission.numbers(purchase, total);
    if (!numbers.ok) return wait('one-address', numbers);
    // Encoding is expensive: the cheap checks come first.
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
    admitted.set(purchase.key, async (reserved) => {
      await numbers.giveBack(quantity - reserved);
      if (reserved === 0) await picture.giveBack(1);
    });
    return { ok: true, receipt: receipt.jpeg };
  }

  return {
    admit,
    /** Uncounts what was not reserved. */
    async conclude(key: string, reserved: number): Promise<void> {
      const giveBack = admitted.get(key);
      admitted.delete(key);
      await giveBack?.(reserved);
    },
    /** The reserved part is unknown, so all of it stays counted. */
    drop: (key: string) => void admitted.delete(key),
  };
}

function wait(burst: Burst, { retryInMs }: NoCapacity): Admitted {
  return { ok: true, receipt: null, burst, retryInMs };
}

export const limitedAdmission: Admission = { numbers: roomForNumbers, picture: roomForPicture };

/** Numbers that one address may reserve in ten minutes; many phones of a carrier share an address. */
function numbersPerAddress(total: number): number {
  return Math.max(Math.floor(total * SHARE), LEAST);
}

async function roomForNumbers(
  { raffleId, client, request }: SubmittedPurchase,
  total: number,
): Promise<Room> {
  if (client === null) {
    sayThatAddressesAreUnknown();
    return { ok: true, giveBack: async () => undefined };
  }
  const quantity = request.tickets.length;
  const counts = await Promise.all(
    networksOf(client).map(async ({ name, times }) => {
      const counted = await rollingCount('reserved-numbers', `${name} ${raffleId}`, quantity);
      return { ...counted, tooMany: counted.total - times * numbersPerAddress(total) };
    }),
  );
  const giveBack = async (points: number) => {
    await Promise.all(counts.map(({ takeBack }) => takeBack(points)));
  };
  const full = counts.filter(({ tooMany }) => tooMany > 0);
  if (full.length === 0) return { ok: true, giveBack };
  await giveBack(quantity);
  return {
    ok: false,
    retryInMs: Math.max(...full.map(({ untilLeft, tooMany }) => untilLeft(tooMany))),
  };
}

/** Counts only a person's first purchase with the picture. */
async function roomForPicture(
  { raffleId, request }: SubmittedPurchase,
  picture: Uint8Array,
): Promise<Room> {
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

/** Hashes the picture as it is sent on: metadata around the pixels does not change the mark. */
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

const MESSAGES: Record<Burst, (raffle: string) => string> = {
  'one-address': (raffle) =>
    `Aviso: desde una misma conexión se apartaron muchos números de la rifa ${raffle} en diez minutos. Las compras siguientes quedan en espera; revisa los apartados.`,
  'one-picture': (raffle) =>
    `Aviso: en la rifa ${raffle} llegó el mismo comprobante con más de dos personas en diez minutos. Las compras siguientes quedan en espera; revisa los apartados.`,
};

/** Tells the owner: each time in the metrics, once in ten minutes in the log and by WhatsApp. */
export async function raiseBurstAlarm(
  { notifySeller }: Pick<PaymentAdmin, 'notifySeller'>,
  burst: Burst,
  raffle: { id: string; name: string },
): Promise<void> {
  countBurst(burst);
  warnThrottled({ event: 'purchases-wait-for-room', burst, raffleId: raffle.id });
  if ((await countIn('burst-told', `${raffle.id} ${burst}`)) !== null) return;
  await notifySeller(MESSAGES[burst](raffle.name));
}
