import 'server-only';
import { environment } from '@/lib/platform/env';
import { isRaffleId } from '@/lib/raffle/addresses';
import { record, text, type Wire } from './wire';

export type RaffleRecord = Wire<
  | 'rifid'
  | '_id'
  | 'name'
  | 'descripcion'
  | 'loteria'
  | 'monto'
  | 'fecha'
  | 'abierta'
  | 'estado'
  | 'portada'
  | 'img'
  | 'premios'
  | 'metodos'
  | 'admin'
  | 'statsTickets'
>;

export function raffleIdOf({ rifid, _id }: RaffleRecord): string | null {
  const id = text(rifid) || text(_id);
  return isRaffleId(id) ? id : null;
}

/** Null if the answer does not say. */
export function sellerOf({ admin }: Wire<'admin'>): string | null {
  return text(record<'_id'>(admin)._id) || text(admin) || null;
}

/** Sellers can share an admin API; this shop's buyers must not pay into another seller's account. */
export function isAnothers(rifa: Wire<'admin'>): boolean {
  const { adminSellerId: own } = environment();
  const seller = sellerOf(rifa);
  return own !== null && seller !== null && seller.toLowerCase() !== own.toLowerCase();
}
