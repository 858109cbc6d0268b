import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import type { Db } from '../database/open';
import type { Purchase } from '../database/purchase-rows';
import { insertPurchase } from '../database/purchase-rows';
import type { RaffleRow } from '../database/raffle-rows';
import { referenceUsed, shareOut, takeTicket } from '../database/reservations';
import type { PurchaseResult } from './register';

const STEP_MS = 15;

/**
 * Works like newer deployments: one ticket after another, the reference stored last. When a ticket is
 * lost, it releases all requested tickets that are "the buyer's", including those taken by another
 * sending of the same purchase. Two sendings in flight therefore undo each other.
 */
export async function registerOneByOne(
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
    if (takeTicket(db, raffle.id, { purchase: id, ticket, place: index + 1 })) continue;
    giveBack(db, raffle.id, purchase.cedula, ticketIds);
    return { ok: false, reason: 'taken', taken: [ticket] };
  }
  if (referenceUsed(db, raffle.id, purchase.referencia)) {
    giveBack(db, raffle.id, purchase.cedula, ticketIds);
    return { ok: false, reason: 'reference-used' };
  }
  db.prepare('update purchase set referencia = ? where id = ?').run(purchase.referencia, id);
  shareOut(db, id, purchase.monto, ticketIds.length);
  return { ok: true, confirmed: ticketIds, taken: [] };
}

function giveBack(db: Db, raffle: number, cedula: string, ticketIds: number[]): void {
  db.prepare(
    `update ticket set estado = 'Disponible', purchase = null, place = 0, share = 0
    where raffle = ? and id in (select value from json_each(?))
      and purchase in (select id from purchase where raffle = ? and cedula = ?)`,
  ).run(raffle, JSON.stringify(ticketIds), raffle, cedula);
}
