import type { Db } from './open';

export type Purchase = {
  referencia: string;
  nombre: string;
  codigo: string;
  /** Code and number together. */
  telefono: string;
  cedula: string;
  direccion: string;
  correo: string;
  /** `ruid` of the sales route. */
  ruta: string | null;
  vendedor: string | null;
  /** In the currency of the payment. */
  monto: number;
  /** As the buyer sent it. */
  metodo: unknown;
  /** The method's id in the second generation; empty in the first. */
  metid: string;
  descripcion: string;
  /** File name of the receipt. */
  image: string | null;
  /** ISO 8601 in UTC. */
  fecha: string;
};

export type SizedPurchase = Purchase & { size: number };

const fields = [
  'size',
  'referencia',
  'nombre',
  'codigo',
  'telefono',
  'cedula',
  'direccion',
  'correo',
  'ruta',
  'vendedor',
  'monto',
  'metodo',
  'metid',
  'descripcion',
  'image',
  'fecha',
] as const satisfies (keyof SizedPurchase)[];

const PURCHASES_A_STATEMENT = 5000;

/** Returns the row's number. */
export function insertPurchase(db: Db, raffle: number, purchase: SizedPurchase): number {
  return insertPurchases(db, raffle, [purchase]);
}

/** Inserts thousands in one statement. Returns the first row's number; the others follow in order. */
export function insertPurchases(db: Db, raffle: number, purchases: SizedPurchase[]): number {
  const { last } = db.prepare('select coalesce(max(id), 0) as last from purchase').get() as {
    last: number;
  };
  const values = fields.map((_, index) => `value ->> ${index}`).join(', ');
  const insert = db.prepare(
    `insert into purchase (id, raffle, ${fields.join(', ')})
    select ? + key, ?, ${values} from json_each(?)`,
  );
  for (let at = 0; at < purchases.length; at += PURCHASES_A_STATEMENT) {
    const rows = purchases
      .slice(at, at + PURCHASES_A_STATEMENT)
      .map((purchase) => fields.map((field) => stored(purchase[field])));
    insert.run(last + 1 + at, raffle, JSON.stringify(rows));
  }
  return last + 1;
}

function stored(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? null);
}

export type RegisteredPurchase = {
  referencia: string;
  cedula: string;
  telefono: string;
  monto: number;
  descripcion: string;
  ruta: string | null;
  vendedor: string | null;
  /** The name of the method. */
  metodo: string | null;
  numeros: string[];
};

export function purchasesOf(db: Db, raffle: number): RegisteredPurchase[] {
  const rows = db
    .prepare(
      `select p.referencia, p.cedula, p.telefono, p.monto, p.descripcion, p.ruta, p.vendedor,
        p.metodo ->> 'name' as metodo,
        json_group_array(t.numero order by t.place) as numeros
      from purchase p join ticket t on t.purchase = p.id
      where p.raffle = ? group by p.id order by p.id`,
    )
    .all(raffle) as (Omit<RegisteredPurchase, 'numeros'> & { numeros: string })[];
  return rows.map((row) => ({ ...row, numeros: JSON.parse(row.numeros) as string[] }));
}
