import { randomInt } from 'node:crypto';
import type { Db } from './open';
import type { RaffleRow } from './raffle-rows';

/** Below this, random picks would mostly hit sold tickets. */
const FEW_FREE = 5000;

/** Picks free tickets of the whole raffle, all equally likely. Returns all of them when fewer are free. */
export function randomFreeTickets(db: Db, raffle: RaffleRow, count: number): number[] {
  const wanted = Math.min(count, raffle.disponibles);
  return raffle.disponibles <= Math.max(FEW_FREE, 4 * wanted)
    ? shuffled(freeIds(db, raffle.id)).slice(0, wanted)
    : drawn(db, raffle, wanted);
}

/** Picks random ids and skips those that are not free, instead of scanning a million rows. */
function drawn(db: Db, { id, first_ticket, last_ticket }: RaffleRow, wanted: number): number[] {
  const isFree = db.prepare(
    `select id from ticket where id = ? and raffle = ? and estado = 'Disponible'`,
  );
  const found = new Set<number>();
  const first = first_ticket ?? 0;
  const end = (last_ticket ?? 0) + 1;
  while (found.size < wanted) {
    const ticket = randomInt(first, end);
    if (isFree.get(ticket, id)) found.add(ticket);
  }
  return [...found];
}

function freeIds(db: Db, raffle: number): number[] {
  const rows = db
    .prepare(`select id from ticket where raffle = ? and estado = 'Disponible'`)
    .all(raffle) as { id: number }[];
  return rows.map(({ id }) => id);
}

function shuffled(ids: number[]): number[] {
  for (let last = ids.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [ids[last], ids[other]] = [ids[other] ?? 0, ids[last] ?? 0];
  }
  return ids;
}
