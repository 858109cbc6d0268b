import type { Db } from './open';
import type { OnTaken } from './raffle-rows';

export type RaffleFields = {
  name: string;
  descripcion: string;
  loteria: string;
  monto: number;
  /** ISO 8601 in UTC. */
  fecha: string;
  abierta: boolean;
  estado: string;
  portada: string | null;
  img: string[];
  premios: unknown[];
  metodos: unknown[];
  /** Fields that this raffle's answers leave out. */
  omit: string[];
  onTaken: OnTaken;
};

const columnOf: Record<keyof RaffleFields, string> = {
  name: 'name',
  descripcion: 'descripcion',
  loteria: 'loteria',
  monto: 'monto',
  fecha: 'fecha',
  abierta: 'abierta',
  estado: 'estado',
  portada: 'portada',
  img: 'img',
  premios: 'premios',
  metodos: 'metodos',
  omit: 'omit',
  onTaken: 'on_taken',
};

/** Returns the row's number. */
export function insertRaffle(db: Db, rifid: string, fields: RaffleFields): number {
  const given = assignments(fields);
  const names = given.map(([column]) => column).join(', ');
  const row = db
    .prepare(
      `insert into raffle (rifid, ${names}) values (?${', ?'.repeat(given.length)}) returning id`,
    )
    .get(rifid, ...given.map(([, value]) => value)) as { id: number };
  return row.id;
}

export function updateRaffle(db: Db, row: number, changes: Partial<RaffleFields>): void {
  const given = assignments(changes);
  if (given.length === 0) return;
  db.prepare(
    `update raffle set ${given.map(([column]) => `${column} = ?`).join(', ')} where id = ?`,
  ).run(...given.map(([, value]) => value), row);
}

/** Its tickets and purchases go with it. */
export function deleteRaffle(db: Db, row: number): void {
  db.transaction(() => {
    db.prepare('delete from ticket where raffle = ?').run(row);
    db.prepare('delete from raffle where id = ?').run(row);
  }).immediate();
}

function assignments(fields: Partial<RaffleFields>): [string, string | number | null][] {
  return (Object.keys(columnOf) as (keyof RaffleFields)[]).flatMap((key) => {
    const value = fields[key];
    return value === undefined ? [] : [[columnOf[key], stored(value)]];
  });
}

function stored(value: RaffleFields[keyof RaffleFields]): string | number | null {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
