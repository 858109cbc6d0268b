import { MAX_TICKETS_PER_PURCHASE } from '@/lib/raffle/limits';
import type { Pack } from '@/lib/raffle/types';
import { MOST } from './bounds';
import { buyerData, WEB_ROUTE_QUERY, type Generation, type Unreadable } from './generation';
import { readMethods } from './payment-methods';
import { asWritten, isUnreadable } from './read-number';
import { amount, count, imagePath, list, record, text } from './wire';

/** From the list beside the raffle; the methods inside the raffle are out of date. */
type Metodo = 'metid' | 'moneda' | 'nombre' | 'img' | 'cuenta' | 'tasa';

/** `monto` is the price of `qty` numbers together. */
type Boton = 'qty' | 'monto';

type Rifa = 'botones' | 'min' | 'max';

export const secondGeneration: Generation = {
  isAllOrNothing: true,
  tellsTicketShare: true,
  sharesMethods: true,
  picksByItself: true,

  readTerms({ rifa, metodos }) {
    const { botones, min, max } = record<Rifa>(rifa);
    const methods = list<Metodo>(metodos, MOST.methods).map((metodo) => ({
      id: metodo.metid,
      name: metodo.nombre,
      description: '',
      account: metodo.cuenta,
      logo: imagePath(metodo, 'logo'),
      currency: currencyOf(metodo),
      rate: metodo.tasa,
      asItCame: metodo,
    }));
    const read = readMethods(methods);
    const packs = list<Boton>(botones);
    return {
      ...read,
      unreadable: [...read.unreadable, ...packs.flatMap(unreadablePack)],
      packs: packs.flatMap((boton) => readPack(boton) ?? []),
      minPerPurchase: count(min) || 1,
      maxPerPurchase: Math.min(count(max) || MAX_TICKETS_PER_PURCHASE, MAX_TICKETS_PER_PURCHASE),
    };
  },

  purchaseData(purchase) {
    const { raffleId, request, method, accountId } = purchase;
    return {
      admin: accountId,
      method: record<Metodo>(method.asItCame).metid ?? method.method.id,
      tickets: request.tickets.map(({ id }) => ({ tid: id, rifa: raffleId })),
      ...buyerData(purchase),
    };
  },

  routeQuestions({ sellerId, token }) {
    if (!sellerId) return [];
    const json = { ...WEB_ROUTE_QUERY, admin: sellerId };
    return [token ? { json, headers: { 'x-token': token } } : { json }];
  },
};

/** Null for bolívares, which some owners write out. */
function currencyOf({ moneda }: { moneda?: unknown }): string | null {
  const written = text(moneda, 'currency');
  return /^bol[ií]var/i.test(written) ? null : written || null;
}

function readPack({ qty, monto }: { [field in Boton]?: unknown }): Pack | null {
  const quantity = count(qty);
  const price = amount(monto);
  return quantity && price ? { quantity, price } : null;
}

/** The admin API may charge by it. */
function unreadablePack({ qty, monto }: { [field in Boton]?: unknown }): Unreadable[] {
  if (!isUnreadable(qty) && !isUnreadable(monto)) return [];
  return [{ field: 'pack', of: asWritten(qty), written: asWritten(monto) }];
}
