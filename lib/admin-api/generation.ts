import type { PurchaseRequest } from '@/lib/raffle/purchase';
import type { Pack, PaymentMethod, Raffle } from '@/lib/raffle/types';
import type { Wire } from './wire';

export type RaffleAnswer = Wire<'rifa' | 'metodos'>;

export type Generation = {
  /** A purchase gets all of its tickets or none. */
  isAllOrNothing: boolean;
  /** `totalPagado` of a ticket is that ticket's share, not the whole purchase's. */
  tellsTicketShare: boolean;
  /** All raffles of a seller have the same methods. */
  sharesMethods: boolean;
  /** It picks free tickets from the whole raffle itself if the request has `random`. */
  picksByItself: boolean;
  readTerms(answer: RaffleAnswer): Terms;
  purchaseData(purchase: PurchaseToSend): object;
  routeQuestions(asker: RouteAsker): RouteQuestion[];
};

export type Terms = {
  methods: SoldByMethod[];
  isInBaseCurrency: boolean;
  unreadable: Unreadable[];
  packs: Pack[];
} & Pick<Raffle, 'minPerPurchase' | 'maxPerPurchase'>;

/** `of`: the name of the method or prize, or the quantity of a pack. */
export type Unreadable = {
  field: 'price' | 'pack' | 'rate' | 'length' | 'date';
  of: string;
  written: string;
};

/** `asItCame` never goes to the browser. */
export type SoldByMethod = { method: PaymentMethod; asItCame: object };

export type PurchaseToSend = {
  raffleId: string;
  request: PurchaseRequest;
  method: SoldByMethod;
  sellerId: string | null;
  accountId: string | null;
  routeId: string | null;
};

type RouteAsker = { sellerId: string | null; token: string | null };

type RouteQuestion = { json: object; headers?: Record<string, string> };

export function buyerData({ request, sellerId, routeId }: PurchaseToSend) {
  return {
    referencia: request.reference,
    nombre: request.name,
    codigo: request.phoneCode,
    telefono: request.phone,
    cedula: request.nationalId,
    direccion: request.address,
    ...(routeId ? { ruta: routeId } : {}),
    // The admin API would cast an empty one to an id, and fail.
    ...(sellerId ? { vendedor: sellerId } : {}),
    descripcion: `Compra online de ${request.tickets.length} ticket(s)`,
  };
}

/** Specification, section 7. */
export const WEB_ROUTE_QUERY = {
  desde: 0,
  hasta: 5,
  $or: [{ name: { $regex: 'web', $options: 'i' } }],
};
