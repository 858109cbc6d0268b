import type { Db } from './open';
import { withMethodIds } from './methods';
import type { OnTaken } from './raffle-rows';
import type { TicketState } from './ticket-rows';

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
  /** The outdated methods that the second generation still sends in `rifa.metodos`. */
  oldMethods: unknown[];
  botones: unknown[];
  min: number | null;
  max: number | null;
  /** Fields that this raffle's answers leave out. */
  omit: string[];
  /** Fields that this raffle's answers report wrongly. */
  override: Record<string, unknown>;
  /** How this raffle's answers spell the ticket states. */
  estados: Partial<Record<TicketState, string>>;
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
  oldMethods: 'old_methods',
  botones: 'botones',
  min: 'min',
  max: 'max',
  omit: 'omit',
  override: 'override',
  estados: 'estados',
  onTaken: 'on_taken',
};

/** Returns the row's number. */
export function insertRaffle(db: Db, rifid: string, fields: RaffleFields): number {
  const given = assignments(rifid, fields);
  const names = given.map(([column]) => column).join(', ');
  const row = db
    .prepare(
      `insert into raffle (rifid, ${names}) values (?${', ?'.repeat(given.length)}) returning id`,
    )
    .get(rifid, ...given.map(([, value]) => value)) as { id: number };
  return row.id;
}

export function updateRaffle(db: Db, rifid: string, changes: Partial<RaffleFields>): void {
  const given = assignments(rifid, changes);
  if (given.length === 0) return;
  db.prepare(
    `update raffle set ${given.map(([column]) => `${column} = ?`).join(', ')} where rifid = ?`,
  ).run(...given.map(([, value]) => value), rifid);
}

/** Deletes its tickets and purchases too. */
export function deleteRaffle(db: Db, row: number): void {
  db.transaction(() => {
    db.prepare('delete from ticket where raffle = ?').run(row);
    db.prepare('delete from raffle where id = ?').run(row);
  }).immediate();
}

function assignments(
  rifid: string,
  fields: Partial<RaffleFields>,
): [string, string | number | null][] {
  return (Object.keys(columnOf) as (keyof RaffleFields)[]).flatMap((key) => {
    const value = key === 'metodos' ? withMethodIds(rifid, fields.metodos) : fields[key];
    return value === undefined ? [] : [[columnOf[key], stored(value)]];
  });
}

function stored(value: RaffleFields[keyof RaffleFields]): string | number | null {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
