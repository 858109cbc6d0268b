import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import type { Db } from '../database/open';
import type { Purchase } from '../database/purchase-rows';
import { insertPurchase } from '../database/purchase-rows';
import { referenceUsed, shareOut, takeTicket } from '../database/reservations';

type Registration = {
  raffle: number;
  purchase: Purchase;
  /** Rows that were free when they were checked. */
  tickets: number[];
  /** When this request arrived, in ms since 1970. */
  since: number;
  /** Round trip to the database, in ms: between checking and taking, and between taking and recording. */
  roundTrip: number;
};

type RegistrationResult = 'registered' | 'collision' | 'reference-used';

/**
 * Takes all tickets or none, without a transaction, as such servers do. A ticket that was free at the check may be gone
 * now. Then it releases "the buyer's" tickets (by cédula and phone), including those of a concurrent purchase.
 */
export async function register(
  db: Db,
  { raffle, purchase, tickets, since, roundTrip }: Registration,
): Promise<RegistrationResult> {
  await wait(roundTrip);
  const pending = { ...purchase, referencia: randomUUID(), size: tickets.length };
  const id = insertPurchase(db, raffle, pending);
  const taken = takeAll(db, raffle, id, tickets);
  await wait(roundTrip);
  const isUsed = referenceUsed(db, raffle, purchase.referencia, purchase.metid);
  if (taken < tickets.length || isUsed) {
    giveBack(db, raffle, purchase, since);
    return isUsed ? 'reference-used' : 'collision';
  }
  db.prepare('update purchase set referencia = ? where id = ?').run(purchase.referencia, id);
  shareOut(db, id, purchase.monto, tickets.length);
  return 'registered';
}

function takeAll(db: Db, raffle: number, purchase: number, tickets: number[]): number {
  return db
    .transaction(
      () =>
        tickets.filter((ticket, index) =>
          takeTicket(db, raffle, { purchase, ticket, place: index + 1 }),
        ).length,
    )
    .immediate();
}

function giveBack(
  db: Db,
  raffle: number,
  { cedula, telefono }: Pick<Purchase, 'cedula' | 'telefono'>,
  since: number,
): void {
  db.prepare(
    `update ticket set estado = 'Disponible', purchase = null, place = 0, share = 0
    where raffle = ? and estado = 'Apartado' and reserved_at >= ? and purchase in
      (select id from purchase where raffle = ? and cedula = ? and telefono = ?)`,
  ).run(raffle, since, raffle, cedula, telefono);
}
