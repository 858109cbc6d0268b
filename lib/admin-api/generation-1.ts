import { MAX_TICKETS_PER_PURCHASE } from '@/lib/raffle/limits';
import { buyerData, WEB_ROUTE_QUERY, type Generation } from './generation';
import { readMethods } from './payment-methods';
import { list, record } from './wire';

type Metodo = '_id' | 'name' | 'descripcion' | 'cuenta' | 'tasa';

export const firstGeneration: Generation = {
  name: 'first',
  isAllOrNothing: false,
  tellsTicketShare: false,
  picksByItself: false,

  readTerms({ rifa }) {
    const methods = list<Metodo>(record<'metodos'>(rifa).metodos).map((metodo) => ({
      id: metodo._id,
      name: metodo.name,
      description: metodo.descripcion,
      account: metodo.cuenta,
      currency: null,
      rate: metodo.tasa,
      asItCame: metodo,
    }));
    return {
      ...readMethods(methods),
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
