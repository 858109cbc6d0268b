export type SqlValue = string | number | null;

export type Sql = { text: string; values: SqlValue[] };

export function joinSql(parts: Sql[], word: 'and' | 'or'): Sql {
  if (parts.length === 1 && parts[0]) return parts[0];
  return {
    text: `(${parts.map((part) => part.text).join(` ${word} `)})`,
    values: parts.flatMap((part) => part.values),
  };
}
