import type { Db } from './open';
import type { TicketState } from './ticket-rows';

/** `purchase` is the row of the owner's purchase, `place` the ticket's position in it, `share` its part of the price. */
export type NewTicket = {
  numero: string;
  estado: TicketState;
  purchase: number | null;
  place: number;
  share: number;
};

const TICKETS_A_STATEMENT = 20_000;

/** Adds tickets and recounts the raffle's. */
export function insertTickets(db: Db, raffle: number, tickets: Iterable<NewTicket>): void {
  const insert = db.prepare(
    `insert into ticket (raffle, numero, estado, purchase, place, share)
    select ?, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 from json_each(?)`,
  );
  let batch: unknown[] = [];
  for (const { numero, estado, purchase, place, share } of tickets) {
    batch.push([numero, estado, purchase, place, share]);
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
    `update raffle set (
      total, disponibles, apartados, pagados,
      recaudado_apartado, recaudado_pagado, first_ticket, last_ticket
    ) = (
      select count(*), total(estado = 'Disponible'), total(estado = 'Apartado'), total(estado = 'Pagado'),
        total((estado = 'Apartado') * share), total((estado = 'Pagado') * share), min(id), max(id)
      from ticket where raffle = raffle.id
    ) where id = ?`,
  ).run(raffle);
}

/** For example `007` of 1000. It has at least two digits. */
export function ticketNumber(index: number, count: number): string {
  return String(index).padStart(Math.max(2, String(count - 1).length), '0');
}
