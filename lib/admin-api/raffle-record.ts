import 'server-only';
import { isRaffleId } from '@/lib/raffle/addresses';
import { text, type Wire } from './wire';

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
