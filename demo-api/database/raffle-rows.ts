import { Failure, UNEXPECTED } from '../failure';
import type { Columns } from '../filter/mongo-filter';
import { filterSql } from '../filter/mongo-filter';
import type { Query } from '../filter/page';
import { pageSql } from '../filter/page';
import { isObjectId } from '../ids';
import { SELLER } from '../seller';
import type { Db } from './open';

/** For a purchase with a taken ticket: 200 with `rechazados`, 400 for all or nothing, no answer, or one by one. */
export type OnTaken = 'each' | 'all' | 'silent' | 'undo';

export type RaffleRow = {
  id: number;
  rifid: string;
  name: string;
  descripcion: string;
  loteria: string;
  monto: number;
  fecha: string;
  abierta: 0 | 1;
  estado: string;
  portada: string | null;
  img: string;
  premios: string;
  metodos: string;
  old_methods: string;
  botones: string;
  min: number | null;
  max: number | null;
  omit: string;
  override: string;
  on_taken: OnTaken;
  total: number;
  disponibles: number;
  apartados: number;
  pagados: number;
  recaudado_apartado: number;
  recaudado_pagado: number;
  first_ticket: number | null;
  last_ticket: number | null;
};

const columns: Columns = {
  rifid: 'rifid',
  _id: 'rifid',
  name: 'name',
  descripcion: 'descripcion',
  loteria: 'loteria',
  monto: 'monto',
  fecha: 'fecha',
  abierta: 'abierta',
  estado: 'estado',
  admin: `'${SELLER._id}'`,
};

export function queryRaffles(db: Db, query: Query): { rows: RaffleRow[]; total: number } {
  const where = filterSql(query.filter, columns);
  const page = pageSql(query, columns, 'id desc');
  const rows = db
    .prepare(`select * from raffle where ${where.text} ${page.text}`)
    .all(...where.values, ...page.values) as RaffleRow[];
  const { total } = db
    .prepare(`select count(*) as total from raffle where ${where.text}`)
    .get(...where.values) as { total: number };
  return { rows, total };
}

/** Null for an unknown id. A malformed one fails like MongoDB's cast error (500). */
export function findRaffle(db: Db, rifid: string): RaffleRow | null {
  if (!isObjectId(rifid)) throw new Failure(500, UNEXPECTED);
  const row = db.prepare('select * from raffle where rifid = ?').get(rifid.toLowerCase());
  return (row as RaffleRow | undefined) ?? null;
}
