import { Failure, UNEXPECTED } from '../failure';
import { regexSql } from './regex-sql';
import type { Sql, SqlValue } from './sql';
import { joinSql } from './sql';

/** Maps a field of the API to the SQL expression that it is compared as. */
export type Columns = Record<string, string>;

type Json = Record<string, unknown>;

/** Turns a Mongo filter into SQL. An unknown field matches nothing, as in Mongo. */
export function filterSql(filter: Json, columns: Columns): Sql {
  const parts = Object.entries(filter).map(([key, condition]) => {
    if (key === '$or' || key === '$and') return branchesSql(key, condition, columns);
    if (key.startsWith('$')) throw new Failure(500, UNEXPECTED);
    const column = columns[key];
    return column ? conditionSql(column, condition) : { text: '0', values: [] };
  });
  return parts.length ? joinSql(parts, 'and') : { text: '1', values: [] };
}

function branchesSql(key: '$or' | '$and', branches: unknown, columns: Columns): Sql {
  if (!Array.isArray(branches) || branches.length === 0 || !branches.every(isObject)) {
    throw new Failure(500, UNEXPECTED);
  }
  const parts = branches.map((branch) => filterSql(branch, columns));
  return key === '$or' ? joinSql(mergeEqualities(parts), 'or') : joinSql(parts, 'and');
}

/** Merges many `x = ?` into one `x in (…)`, which the database answers from its index. */
function mergeEqualities(parts: Sql[]): Sql[] {
  const column = /^(\S+) = \?$/.exec(parts[0]?.text ?? '')?.[1];
  if (!column || !parts.every((part) => part.text === `${column} = ?`)) return parts;
  return [
    inSql(
      column,
      parts.flatMap((part) => part.values),
    ),
  ];
}

function conditionSql(column: string, condition: unknown): Sql {
  // A literal, because SQLite would not use its partial index of winners for a parameter.
  if (typeof condition === 'boolean')
    return { text: `${column} = ${Number(condition)}`, values: [] };
  if (!isObject(condition)) return { text: `${column} = ?`, values: [scalar(condition)] };
  const { $regex, $options, $in, ...rest } = condition;
  if (Object.keys(rest).length > 0) throw new Failure(500, UNEXPECTED);
  if (Array.isArray($in)) return inSql(column, $in.map(scalar));
  if (typeof $regex !== 'string') throw new Failure(500, UNEXPECTED);
  return regexSql(column, $regex, typeof $options === 'string' ? $options : '');
}

function inSql(column: string, values: SqlValue[]): Sql {
  return { text: `${column} in (${values.map(() => '?').join(', ')})`, values };
}

function scalar(value: unknown): SqlValue {
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  throw new Failure(500, UNEXPECTED);
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
