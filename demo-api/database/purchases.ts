import type { Db } from './open';
import type { Purchase } from './purchase-rows';
import { insertPurchase } from './purchase-rows';
import type { RaffleRow } from './raffle-rows';

export type PurchaseResult =
  | { ok: true; confirmed: number[]; taken: number[] }
  | { ok: false; reason: 'reference-used' }
  | { ok: false; reason: 'taken'; taken: number[] };

/**
 * Registers a purchase and reserves its tickets in one transaction: each ticket goes to one buyer
 * only, and nothing is kept of a purchase that got none (or, with `all`, not all).
 */
export function registerPurchase(
  db: Db,
  raffle: RaffleRow,
  purchase: Purchase,
  ticketIds: number[],
): PurchaseResult {
  const undone = new Error('purchase undone');
  let result: PurchaseResult = { ok: false, reason: 'reference-used' };
  const register = db.transaction(() => {
    if (referenceUsed(db, raffle.id, purchase.referencia)) return;
    const id = insertPurchase(db, raffle.id, { ...purchase, size: ticketIds.length });
    const { confirmed, taken } = reserve(db, raffle.id, id, ticketIds);
    if (taken.length && (confirmed.length === 0 || raffle.on_taken !== 'each')) {
      result = { ok: false, reason: 'taken', taken };
      throw undone;
    }
    db.prepare('update purchase set size = ? where id = ?').run(confirmed.length, id);
    result = { ok: true, confirmed, taken };
  });
  try {
    register.immediate();
  } catch (error) {
    if (error !== undone) throw error;
  }
  return result;
}

export function referenceUsed(db: Db, raffle: number, referencia: string): boolean {
  const used = db.prepare('select id from purchase where raffle = ? and referencia = ?');
  return used.all(raffle, referencia).length > 0;
}

function reserve(db: Db, raffle: number, purchase: number, ticketIds: number[]) {
  const take = db.prepare(
    `update ticket set estado = 'Apartado', purchase = ?, place = ?
    where id = ? and raffle = ? and estado = 'Disponible' returning id`,
  );
  const confirmed: number[] = [];
  const taken: number[] = [];
  for (const id of ticketIds) {
    const done = take.all(purchase, confirmed.length + 1, id, raffle).length === 1;
    (done ? confirmed : taken).push(id);
  }
  return { confirmed, taken };
}
