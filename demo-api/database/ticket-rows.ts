import type { Columns } from '../filter/mongo-filter';
import { filterSql } from '../filter/mongo-filter';
import type { Query } from '../filter/page';
import { pageSql } from '../filter/page';
import { regexSql } from '../filter/regex-sql';
import type { Sql } from '../filter/sql';
import { joinSql } from '../filter/sql';
import { ticketRow } from '../ids';
import type { Db } from './open';

export type TicketState = 'Disponible' | 'Apartado' | 'Pagado';

export type TicketRow = {
  id: number;
  rifid: string;
  numero: string;
  estado: TicketState;
  place: number;
  ganador: 0 | 1;
  img: string;
  /** How this raffle's answers spell the states. */
  estados: string;
  share: number;
  size: number | null;
  referencia: string | null;
  nombre: string | null;
  codigo: string | null;
  telefono: string | null;
  cedula: string | null;
  direccion: string | null;
  correo: string | null;
  descripcion: string | null;
  fecha: string | null;
  image: string | null;
  ruid: string | null;
  ruta: string | null;
};

const columns: Columns = {
  numero: 't.numero',
  estado: 't.estado',
  disponible: `(t.estado = 'Disponible')`,
  ganador: 't.ganador',
};

const withOwner = `
  select t.id, r.rifid, r.estados, t.numero, t.estado, t.place, t.ganador, t.img, t.share,
    p.size, p.referencia, p.nombre, p.codigo, p.telefono, p.cedula, p.direccion, p.correo,
    p.descripcion, p.fecha, p.image, s.ruid, s.name as ruta
  from ticket t
  join raffle r on r.id = t.raffle
  left join purchase p on p.id = t.purchase
  left join route s on s.ruid = p.ruta`;

/** Reads a page of one raffle's tickets. It finds the ids first, from the index alone, so deep pages stay cheap. */
export function queryTickets(db: Db, raffle: number, query: Query): TicketRow[] {
  const { tid, _id, ...filter } = query.filter;
  const asked = tid ?? _id;
  const where = joinSql(
    [
      { text: 't.raffle = ?', values: [raffle] },
      ...(asked === undefined ? [] : [{ text: 't.id = ?', values: [ticketRow(String(asked))] }]),
      filterSql(filter, columns),
    ],
    'and',
  );
  // With one sort direction, SQLite reads the index in its own order.
  const isDescending = Number(query.sort.numero) < 0;
  const page = pageSql(query, columns, isDescending ? 't.id desc' : 't.id');
  const ids = db
    .prepare(`select t.id from ticket t where ${where.text} ${page.text}`)
    .all(...where.values, ...page.values) as { id: number }[];
  return ticketsById(
    db,
    ids.map(({ id }) => id),
  );
}

/** Returns the tickets in the order of the ids and skips unknown ids. */
export function ticketsById(db: Db, ids: number[]): TicketRow[] {
  const rows = db
    .prepare(`${withOwner} where t.id in (select value from json_each(?))`)
    .all(JSON.stringify(ids)) as TicketRow[];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const MOST_OWNERS_TICKETS = 20_000;

export function ticketsOfBuyers(db: Db, raffle: number, pattern: string): TicketRow[] {
  const matches = ['p.nombre', 'p.telefono', 'p.cedula'].map((column): Sql =>
    regexSql(column, pattern, 'i'),
  );
  const where = joinSql(matches, 'or');
  return db
    .prepare(
      `${withOwner} where t.raffle = ? and t.purchase in
        (select p.id from purchase p where p.raffle = ? and ${where.text})
      order by t.numero limit ${MOST_OWNERS_TICKETS}`,
    )
    .all(raffle, raffle, ...where.values) as TicketRow[];
}
