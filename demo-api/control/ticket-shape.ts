import type { Db } from '../database/open';
import { setTickets } from '../database/set-tickets';
import type { NewWinner } from '../database/set-winner';
import { setWinner } from '../database/set-winner';
import { insertTickets, ticketNumber } from '../database/ticket-writes';
import { Failure } from '../failure';
import { readWinner } from './read-winner';

/** A count, or the numbers themselves. */
type Numbers = number | string[];

/** With counts, the first tickets are paid and the next reserved. */
export type TicketShape = {
  tickets?: Numbers;
  apartados?: Numbers;
  pagados?: Numbers;
  ganador?: NewWinner | null;
};

export function readTicketShape(body: Record<string, unknown>): TicketShape {
  const shape: TicketShape = {};
  for (const key of ['tickets', 'apartados', 'pagados'] as const) {
    if (body[key] !== undefined) shape[key] = readNumbers(body[key]);
  }
  if (body.ganador !== undefined) shape.ganador = readWinner(body.ganador);
  return shape;
}

/** Replaces the tickets when `tickets` is given. Counts of paid and reserved tickets take the first free ones. */
export function shapeTickets(db: Db, raffle: number, shape: TicketShape): void {
  if (shape.tickets !== undefined) {
    db.prepare('delete from ticket where raffle = ?').run(raffle);
    insertTickets(db, raffle, freeTickets(shape.tickets));
  }
  for (const [numbers, estado] of [
    [shape.pagados, 'Pagado'],
    [shape.apartados, 'Apartado'],
  ] as const) {
    if (numbers !== undefined) setTickets(db, raffle, someFree(db, raffle, numbers), estado, {});
  }
  if (shape.ganador !== undefined) setWinner(db, raffle, shape.ganador);
}

export function readStringList(value: unknown): string[] {
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
  throw new Failure(400, 'a list of numbers as text is needed');
}

function readNumbers(value: unknown): Numbers {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  return readStringList(value);
}

function* freeTickets(numbers: Numbers) {
  const free = { estado: 'Disponible', purchase: null, place: 0, share: 0 } as const;
  if (typeof numbers !== 'number') {
    for (const numero of numbers) yield { numero, ...free };
    return;
  }
  for (let index = 0; index < numbers; index += 1) {
    yield { numero: ticketNumber(index, numbers), ...free };
  }
}

function someFree(db: Db, raffle: number, numbers: Numbers): string[] {
  if (typeof numbers !== 'number') return numbers;
  const rows = db
    .prepare(
      `select numero from ticket where raffle = ? and estado = 'Disponible' order by numero limit ?`,
    )
    .all(raffle, numbers) as { numero: string }[];
  return rows.map(({ numero }) => numero);
}
