import type { StoredMethod } from '../database/methods';
import { findMethod } from '../database/methods';
import type { Db } from '../database/open';
import type { RaffleRow } from '../database/raffle-rows';
import { findRaffle } from '../database/raffle-rows';
import { referenceUsed } from '../database/reservations';
import type { TicketRow } from '../database/ticket-rows';
import { ticketsById } from '../database/ticket-rows';
import { Failure } from '../failure';
import { isObjectId, ticketRow } from '../ids';
import { isActive, sellerOf } from './methods';
import type { PaymentForm } from './payment-form';
import { ticketWithShare } from './ticket-wire';

const LEAST = 1;
const MOST = 50;

export type Sale = {
  raffle: RaffleRow;
  method: StoredMethod;
  tickets: TicketRow[];
  receipt: NonNullable<PaymentForm['receipt']>;
};

export const REFERENCE_USED = 'Ya existe un pago registrado con esta referencia para este método.';

/** Makes every check that comes before the tickets are taken, in the order of deployed servers. */
export function checkPurchase(db: Db, form: PaymentForm): Sale {
  const raffle = isObjectId(form.rifid) ? findRaffle(db, form.rifid) : null;
  if (raffle && referenceUsed(db, raffle.id, form.referencia, form.metid)) {
    throw new Failure(400, REFERENCE_USED);
  }
  const tickets = ticketsById(
    db,
    form.tids.flatMap((tid) => ticketRow(tid) ?? []),
  );
  if (form.tids.length === 0 || tickets.length < form.tids.length) {
    throw new Failure(404, 'No se encontraron los tickets');
  }
  if (!form.referencia) throw new Failure(400, 'La referencia es obligatoria');
  if (!form.receipt) throw new Failure(400, 'Debe adjuntar la imagen del comprobante');
  const method = methodToPayWith(db, form);
  if (!raffle || !isOnSale(raffle)) throw new Failure(404, 'No se encontró la rifa');
  refuseCount(tickets.length, raffle);
  const taken = tickets.filter(({ estado }) => estado !== 'Disponible');
  if (taken.length > 0) {
    throw new Failure(400, 'Algunos tickets ya no están disponibles', {
      rechazados: taken.map(ticketWithShare),
    });
  }
  return { raffle, method, tickets, receipt: form.receipt };
}

function methodToPayWith(db: Db, { metid, datos }: PaymentForm): StoredMethod {
  const method = findMethod(db, metid);
  if (!method || !isActive(method)) throw new Failure(400, 'El método de pago no existe');
  if (sellerOf(method) !== datos.admin) {
    throw new Failure(403, 'El método de pago no pertenece a este vendedor');
  }
  return method;
}

function isOnSale({ abierta, estado }: RaffleRow): boolean {
  return abierta === 1 && estado !== 'Pendiente';
}

function refuseCount(count: number, { min, max }: RaffleRow): void {
  const most = max ?? MOST;
  const least = min ?? LEAST;
  if (count > most) throw new Failure(400, `Máximo permitido: ${most} tickets por compra`);
  if (count < least) throw new Failure(400, `Mínimo permitido: ${least} tickets por compra`);
}
