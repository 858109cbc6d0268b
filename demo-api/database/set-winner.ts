import { Failure } from '../failure';
import { newObjectId } from '../ids';
import type { Db } from './open';
import { setTickets } from './set-tickets';
import type { TicketState } from './ticket-rows';

export type NewWinner = { numero: string; owner?: WinnerOwner };

type WinnerOwner = {
  nombre?: string;
  direccion?: string;
  /** Name of the sales route. */
  ruta?: string;
  telefono?: string;
  cedula?: string;
  estado?: TicketState;
  img?: string[];
};

/** Marks the winning ticket and sets its owner if one is given. Null unmarks it. Needs a transaction. */
export function setWinner(db: Db, raffle: number, winner: NewWinner | null): void {
  db.prepare('update ticket set ganador = 0 where raffle = ? and ganador = 1').run(raffle);
  if (!winner) return;
  const { numero, owner } = winner;
  if (owner) {
    const { estado = 'Pagado', ruta, img: pictures, ...buyer } = owner;
    const route = ruta === undefined ? null : routeNamed(db, ruta);
    setTickets(db, raffle, [numero], estado, { ...buyer, ruta: route });
    setPictures(db, raffle, numero, pictures ?? []);
  }
  const marked = db
    .prepare('update ticket set ganador = 1 where raffle = ? and numero = ? returning id')
    .all(raffle, numero);
  if (marked.length === 0) throw new Failure(400, `no ticket ${numero}`);
}

function setPictures(db: Db, raffle: number, numero: string, pictures: string[]): void {
  db.prepare('update ticket set img = ? where raffle = ? and numero = ?').run(
    JSON.stringify(pictures),
    raffle,
    numero,
  );
}

function routeNamed(db: Db, name: string): string {
  const known = db.prepare('select ruid from route where name = ?').all(name) as { ruid: string }[];
  if (known[0]) return known[0].ruid;
  const ruid = newObjectId();
  db.prepare('insert into route (ruid, name) values (?, ?)').run(ruid, name);
  return ruid;
}
