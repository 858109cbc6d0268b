import { Hono } from 'hono';

import type { Db } from '../database/open';
import type { Purchase } from '../database/purchase-rows';
import { Failure, UNEXPECTED } from '../failure';
import { buyerOf, text } from '../routes/purchase-fields';
import type { UploadFolder } from '../storage/upload-folder';
import type { Sale } from './check-purchase';
import { checkPurchase, REFERENCE_USED } from './check-purchase';
import type { PaymentForm } from './payment-form';
import { readPaymentForm } from './payment-form';
import { priceOf } from './price';
import { register } from './register';

const RECEIPTS = 'pagos';

export function paymentRoutes(db: Db, uploads: UploadFolder, roundTrip: number) {
  return new Hono().post('/online', async (c) => {
    const since = Date.now();
    const form = await readPaymentForm(await c.req.parseBody());
    const sale = checkPurchase(db, form);
    const purchase = purchaseOf(form, sale);
    const image = await uploads.keep(RECEIPTS, sale.receipt.kind, sale.receipt.bytes);
    const result = await register(db, {
      raffle: sale.raffle.id,
      purchase: { ...purchase, image },
      tickets: sale.tickets.map(({ id }) => id),
      since,
      roundTrip,
    });
    if (result === 'registered') {
      const msg = 'Compra registrada, sus tickets han sido apartados';
      return c.json({ ok: true, msg, confirmados: form.tickets });
    }
    await uploads.remove(RECEIPTS, image);
    if (result === 'reference-used') throw new Failure(400, REFERENCE_USED);
    throw new Failure(400, 'Colisión con otro comprador durante el proceso, intente de nuevo');
  });
}

function purchaseOf(form: PaymentForm, { raffle, method, tickets }: Sale): Purchase {
  const monto = priceOf(tickets.length, {
    monto: raffle.monto,
    packs: JSON.parse(raffle.botones) as { qty: number; monto: number }[],
    tasa: method.tasa,
  });
  if (Number.isNaN(monto)) throw new Failure(500, UNEXPECTED);
  return {
    ...buyerOf(form.datos),
    referencia: form.referencia,
    monto,
    metodo: method,
    metid: method.metid,
    descripcion: text(form.datos.descripcion),
    image: null,
    fecha: new Date().toISOString(),
  };
}
