import { isDeepStrictEqual } from 'node:util';

import { Hono } from 'hono';

import type { Db } from '../database/open';
import type { RaffleRow } from '../database/raffle-rows';
import { raffleOfTickets } from '../database/raffle-of-tickets';
import { ticketsById } from '../database/ticket-rows';
import { Failure } from '../failure';
import { ticketRow } from '../ids';
import type { UploadFolder } from '../storage/upload-folder';
import { neverAnswer } from '../routes/never-answer';
import { methodsOf } from './methods';
import { readPaymentForm } from './payment-form';
import type { PurchaseResult } from './register';
import { registerPurchase } from './register';
import { registerOneByOne } from './register-one-by-one';
import { ticketWithPayments } from './ticket-wire';

const RECEIPTS = 'pagos';

export function paymentRoutes(db: Db, uploads: UploadFolder) {
  return new Hono().post('/online', async (c) => {
    const { tids, purchase, receipt } = await readPaymentForm(await c.req.parseBody());
    const tickets = tids.map(ticketRow);
    const raffle = sellingRaffle(db, tickets);
    refuseUnknownMethod(raffle, purchase.metodo);
    const image = await uploads.keep(RECEIPTS, receipt.kind, receipt.bytes);
    const register = raffle.on_taken === 'undo' ? registerOneByOne : registerPurchase;
    const result = await register(db, raffle, { ...purchase, image }, tickets.map(Number));
    if (!result.ok) {
      await uploads.remove(RECEIPTS, image);
      if (result.reason === 'taken' && raffle.on_taken === 'silent') return neverAnswer(c);
    }
    return c.json(answer(db, raffle, result));
  });
}

function sellingRaffle(db: Db, tickets: (number | null)[]): RaffleRow {
  const raffles = raffleOfTickets(db, tickets);
  const raffle = raffles[0];
  if (!raffle) throw new Failure(400, 'Alguno de los tickets no existe');
  if (raffles.length > 1) throw new Failure(400, 'Los tickets no pertenecen a la misma rifa');
  if (raffle.abierta === 0) throw new Failure(400, 'Esta rifa ya se encuentra cerrada');
  if (raffle.estado === 'Pendiente') throw new Failure(400, 'Esta rifa aún no está a la venta');
  return raffle;
}

/** A method with an `_id` must be sent back whole, exactly as this raffle has it. */
function refuseUnknownMethod(raffle: RaffleRow, sent: unknown): void {
  const methods = methodsOf(raffle);
  if (!methods.some((method) => '_id' in method)) return;
  if (methods.some((method) => isDeepStrictEqual(method, sent))) return;
  throw new Failure(400, 'El método de pago no es válido');
}

function answer(db: Db, raffle: RaffleRow, result: PurchaseResult) {
  const wires = (ids: number[]) => ticketsById(db, ids).map(ticketWithPayments);
  if (result.ok) {
    return { ok: true, confirmados: wires(result.confirmed), rechazados: wires(result.taken) };
  }
  if (result.reason === 'reference-used') {
    throw new Failure(400, 'Ya existe un pago con esta referencia, por favor verifique');
  }
  const rechazados = wires(result.taken);
  if (raffle.on_taken === 'each') return { ok: true, confirmados: [], rechazados };
  throw new Failure(400, 'Algunos tickets ya han sido apartados', { rechazados });
}
