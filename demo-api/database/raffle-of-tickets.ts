import type { Db } from './open';
import type { RaffleRow } from './raffle-rows';

export function raffleOfTickets(db: Db, tickets: (number | null)[]): RaffleRow[] {
  const ids = JSON.stringify(tickets);
  const found = db
    .prepare('select count(*) as found from ticket where id in (select value from json_each(?))')
    .get(ids) as { found: number };
  if (found.found !== tickets.length) return [];
  return db
    .prepare(
      `select * from raffle where id in
        (select raffle from ticket where id in (select value from json_each(?)))`,
    )
    .all(ids) as RaffleRow[];
}
