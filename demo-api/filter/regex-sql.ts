import type { LiteralPattern } from './pattern';
import { readLiteral } from './pattern';
import type { Sql } from './sql';

/**
 * Turns a caller's regular expression into SQL. Literal text becomes an equality or a LIKE. The rest
 * goes to the database's own regexp, which runs in linear time, so no pattern can hang the process.
 */
export function regexSql(column: string, pattern: string, options: string): Sql {
  const anyCase = options.includes('i');
  const literal = readLiteral(pattern);
  if (!literal) {
    return { text: `${anyCase ? 'regexpi' : 'regexp'}(?, ${column})`, values: [pattern] };
  }
  const caseless = literal.text.toLowerCase() === literal.text.toUpperCase();
  if (literal.fromStart && literal.toEnd && (caseless || !anyCase)) {
    return { text: `${column} = ?`, values: [literal.text] };
  }
  if (!anyCase && !caseless) return exactCaseSql(column, literal);
  const escaped = literal.text.replace(/[\\%_]/g, '\\$&');
  const like = `${literal.fromStart ? '' : '%'}${escaped}${literal.toEnd ? '' : '%'}`;
  return { text: `${column} like ? escape '\\'`, values: [like] };
}

function exactCaseSql(column: string, literal: LiteralPattern): Sql {
  const escaped = literal.text.replace(/[*?[]/g, '[$&]');
  const glob = `${literal.fromStart ? '' : '*'}${escaped}${literal.toEnd ? '' : '*'}`;
  return { text: `${column} glob ?`, values: [glob] };
}
