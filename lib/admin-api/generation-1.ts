import type { MoneyFormat } from '@/lib/raffle/amounts';
import { MAX_TICKETS_PER_PURCHASE } from '@/lib/raffle/limits';
import { MOST } from './bounds';
import { buyerData, WEB_ROUTE_QUERY, type Generation } from './generation';
import { conversionIn, readMethods } from './payment-methods';
import type { RaffleRecord } from './raffle-record';
import { list, record, type Wire } from './wire';

type Metodo = '_id' | 'name' | 'descripcion' | 'cuenta' | 'tasa';

export const firstGeneration: Generation = {
  isAllOrNothing: false,
  tellsTicketShare: false,
  sharesMethods: false,
  picksByItself: false,

  readTerms({ rifa }) {
    return {
      ...readMethods(methodsIn(record(rifa))),
      packs: [],
      minPerPurchase: 1,
      maxPerPurchase: MAX_TICKETS_PER_PURCHASE,
    };
  },

  purchaseData(purchase) {
    const { raffleId, request, method } = purchase;
    return {
      tickets: request.tickets.map(({ id, number }) => ({
        tid: id,
        numero: number,
        estado: 'Disponible',
        disponible: true,
        seleccionado: true,
        rifa: raffleId,
      })),
      ...buyerData(purchase),
      // The amount the buyer entered, not the total: the seller compares it with the receipt.
      monto: request.amount,
      // Sent whole: a deployment may identify it by a field that the shop does not know.
      metodo: method.asItCame,
    };
  },

  /** It needs a token. Every key filters: if routes have no seller, `admin` finds none. */
  routeQuestions({ sellerId, token }) {
    if (!token) return [];
    const headers = { 'x-token': token };
    const ofSeller = sellerId ? [{ headers, json: { ...WEB_ROUTE_QUERY, admin: sellerId } }] : [];
    return [...ofSeller, { headers, json: WEB_ROUTE_QUERY }];
  },
};

/** Reads the conversion of a listed raffle. Undefined if the list has no methods, or only their ids. */
export function listedConversion(rifa: RaffleRecord): MoneyFormat['conversion'] | undefined {
  const methods = methodsIn(rifa).filter(({ rate }) => rate !== undefined);
  return methods.length > 0 ? conversionIn(methods) : undefined;
}

function methodsIn({ metodos }: Wire<'metodos'>) {
  return list<Metodo>(metodos, MOST.methods).map((metodo) => ({
    id: metodo._id,
    name: metodo.name,
    description: metodo.descripcion,
    account: metodo.cuenta,
    currency: null,
    rate: metodo.tasa,
    asItCame: metodo,
  }));
}
