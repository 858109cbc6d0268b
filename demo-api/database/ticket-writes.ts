import type { Db } from './open';
import type { TicketState } from './ticket-rows';

/** `purchase` is the row of the owner's purchase, `place` the ticket's position in it. */
export type NewTicket = {
  numero: string;
  estado: TicketState;
  purchase: number | null;
  place: number;
};

const TICKETS_A_STATEMENT = 20_000;

/** Adds tickets and counts the raffle's anew. */
export function insertTickets(db: Db, raffle: number, tickets: Iterable<NewTicket>): void {
  const insert = db.prepare(
    `insert into ticket (raffle, numero, estado, purchase, place)
    select ?, value ->> 0, value ->> 1, value ->> 2, value ->> 3 from json_each(?)`,
  );
  let batch: unknown[] = [];
  for (const { numero, estado, purchase, place } of tickets) {
    batch.push([numero, estado, purchase, place]);
    if (batch.length === TICKETS_A_STATEMENT) {
      insert.run(raffle, JSON.stringify(batch));
      batch = [];
    }
  }
  if (batch.length) insert.run(raffle, JSON.stringify(batch));
  recount(db, raffle);
}

function recount(db: Db, raffle: number): void {
  db.prepare(
    `update raffle set (total, disponibles, apartados, pagados) = (
      select count(*), total(estado = 'Disponible'), total(estado = 'Apartado'), total(estado = 'Pagado')
      from ticket where raffle = raffle.id
    ) where id = ?`,
  ).run(raffle);
}

/** `007` of 1000; two digits at least. */
export function ticketNumber(index: number, count: number): string {
  return String(index).padStart(Math.max(2, String(count - 1).length), '0');
}
