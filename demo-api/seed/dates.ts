import type { Db } from '../database/open';
import { updateRaffle } from '../database/raffle-writes';
import type { ShopRaffle } from './shop-raffle';
import { isOpen } from './shop-raffle';

const MINUTE = 60_000;
const DAY = 24 * 60;

/** A draw on another day is at 10 p. m. in Caracas (02:00 UTC). */
export function drawDate(drawsIn: number, now: number): string {
  const date = new Date(now + drawsIn * MINUTE);
  if (Math.abs(drawsIn) >= DAY) date.setUTCHours(2, 0, 0, 0);
  return date.toISOString();
}

export function datedPrizes({ premios }: ShopRaffle, now: number) {
  return premios.map(({ inDays, ...premio }) => ({
    ...premio,
    fecha: drawDate(inDays * DAY, now),
  }));
}

/** Moves past draws into the future, for a demo restarted days later. */
export function renewPastDraws(db: Db, raffles: ShopRaffle[], now: number): void {
  const past = db.prepare('select id from raffle where rifid = ? and abierta = 1 and fecha <= ?');
  for (const shop of raffles.filter(isOpen)) {
    if (!past.get(shop.rifid, new Date(now).toISOString())) continue;
    updateRaffle(db, shop.rifid, {
      fecha: drawDate(shop.drawsIn, now),
      premios: datedPrizes(shop, now),
    });
  }
}
