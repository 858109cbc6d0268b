import { toCents } from '../cents';
import type { Db } from './open';

type Reservation = { purchase: number; ticket: number; place: number };

export function takeTicket(
  db: Db,
  raffle: number,
  { purchase, ticket, place }: Reservation,
): boolean {
  const taken = db
    .prepare(
      `update ticket set estado = 'Apartado', purchase = ?, place = ?, reserved_at = ?
      where id = ? and raffle = ? and estado = 'Disponible' returning id`,
    )
    .all(purchase, place, Date.now(), ticket, raffle);
  return taken.length === 1;
}

/** Stores each ticket's share of the price of a purchase. */
export function shareOut(db: Db, purchase: number, monto: number, tickets: number): void {
  const set = db.prepare('update ticket set share = ? where purchase = ? and place = ?');
  for (let place = 1; place <= tickets; place += 1) {
    set.run(shareOf(monto, tickets, place), purchase, place);
  }
}

/** Rounds to the cent. The first tickets get the remainder, so that all shares add up to the price. */
export function shareOf(monto: number, tickets: number, place: number): number {
  const cents = toCents(monto);
  const left = cents % tickets;
  return ((cents - left) / tickets + (place <= left ? 1 : 0)) / 100;
}

/** A reference that the seller entered by hand, without a method, counts as used for every method. */
export function referenceUsed(db: Db, raffle: number, referencia: string, metid = ''): boolean {
  return db
    .prepare(`select id from purchase where raffle = ? and metid in ('', ?) and referencia = ?`)
    .all(raffle, metid, referencia)
    .some(Boolean);
}
