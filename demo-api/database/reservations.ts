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

/** Gives each ticket of a purchase its part of the price, as a Node server divides money. */
export function shareOut(db: Db, purchase: number, monto: number, tickets: number): void {
  db.prepare('update ticket set share = ? where purchase = ?').run(
    shareOf(monto, tickets),
    purchase,
  );
}

export function shareOf(monto: number, tickets: number): number {
  return Number((monto / tickets).toFixed(2));
}

/** One that the seller entered by hand, without a method, is used for every method. */
export function referenceUsed(db: Db, raffle: number, referencia: string, metid = ''): boolean {
  return db
    .prepare(`select id from purchase where raffle = ? and metid in ('', ?) and referencia = ?`)
    .all(raffle, metid, referencia)
    .some(Boolean);
}
