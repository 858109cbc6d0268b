import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import type { Db } from './open';
import type { Purchase } from './purchase-rows';
import { insertPurchase } from './purchase-rows';
import type { PurchaseResult } from './purchases';
import { referenceUsed } from './purchases';
import type { RaffleRow } from './raffle-rows';

const STEP_MS = 15;

/**
 * As newer deployments do it: one ticket after another, the reference kept last. When a ticket is
 * lost, all tickets asked for that are "the buyer's" are given back, those that another sending of
 * the same purchase took included: two of them in flight undo each other.
 */
export async function registerByTurns(
  db: Db,
  raffle: RaffleRow,
  purchase: Purchase,
  ticketIds: number[],
): Promise<PurchaseResult> {
  if (referenceUsed(db, raffle.id, purchase.referencia)) {
    return { ok: false, reason: 'reference-used' };
  }
  const provisional = { ...purchase, referencia: randomUUID(), size: ticketIds.length };
  const id = insertPurchase(db, raffle.id, provisional);
  for (const [index, ticket] of ticketIds.entries()) {
    await wait(STEP_MS);
    if (take(db, raffle.id, id, ticket, index + 1)) continue;
    giveBack(db, raffle.id, purchase.cedula, ticketIds);
    return { ok: false, reason: 'taken', taken: [ticket] };
  }
  if (referenceUsed(db, raffle.id, purchase.referencia)) {
    giveBack(db, raffle.id, purchase.cedula, ticketIds);
    return { ok: false, reason: 'reference-used' };
  }
  db.prepare('update purchase set referencia = ? where id = ?').run(purchase.referencia, id);
  return { ok: true, confirmed: ticketIds, taken: [] };
}

function take(db: Db, raffle: number, purchase: number, ticket: number, place: number): boolean {
  const taken = db
    .prepare(
      `update ticket set estado = 'Apartado', purchase = ?, place = ?
      where id = ? and raffle = ? and estado = 'Disponible' returning id`,
    )
    .all(purchase, place, ticket, raffle);
  return taken.length === 1;
}

function giveBack(db: Db, raffle: number, cedula: string, ticketIds: number[]): void {
  db.prepare(
    `update ticket set estado = 'Disponible', purchase = null, place = 0
    where raffle = ? and id in (select value from json_each(?))
      and purchase in (select id from purchase where raffle = ? and cedula = ?)`,
  ).run(raffle, JSON.stringify(ticketIds), raffle, cedula);
}
