import type { Columns } from './mongo-filter';
import type { Sql } from './sql';

type Json = Record<string, unknown>;

/** The parts of a query's body: `desde` is the offset, `hasta` the limit, the rest is the filter. */
export type Query = { filter: Json; offset: number; limit: number; sort: Json };

const DEFAULT_LIMIT = 1000;

export function readQuery(body: Json): Query {
  const { desde, hasta, sort, ...filter } = body;
  return {
    filter,
    offset: wholeNumber(desde) ?? 0,
    limit: wholeNumber(hasta) || DEFAULT_LIMIT,
    sort: typeof sort === 'object' && sort !== null ? { ...sort } : {},
  };
}

/** `order by … limit … offset …`. Skips fields that cannot be sorted by. */
export function pageSql({ sort, offset, limit }: Query, columns: Columns, tie: string): Sql {
  const keys = Object.entries(sort).flatMap(([field, direction]) => {
    const column = columns[field];
    return column ? [`${column} ${Number(direction) < 0 ? 'desc' : 'asc'}`] : [];
  });
  return {
    text: `order by ${[...keys, tie].join(', ')} limit ? offset ?`,
    values: [limit, offset],
  };
}

function wholeNumber(value: unknown): number | null {
  const number = Number(value);
  return Number.isSafeInteger(number) && number >= 0 ? number : null;
}
