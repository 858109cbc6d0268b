import { createHash } from 'node:crypto';
import type { Db } from './open';

/** A payment method as given, with the id that the second generation uses for it. */
export type StoredMethod = Record<string, unknown> & { metid: string };

/** A method keeps its id as long as its name stays, whatever else of the raffle changes. */
export function withMethodIds(rifid: string, methods: unknown[] | undefined) {
  const seen = new Map<string, number>();
  return methods?.map((method): StoredMethod => {
    const given = { ...(method as Record<string, unknown>) };
    const name = String(given.name ?? given.nombre);
    const place = seen.get(name) ?? 0;
    seen.set(name, place + 1);
    const digest = createHash('sha256')
      .update(JSON.stringify([rifid, name, place]))
      .digest('hex');
    return { metid: digest.slice(0, 24), ...given };
  });
}

export function findMethod(db: Db, metid: string): StoredMethod | null {
  const row = db
    .prepare(
      `select value from raffle, json_each(raffle.metodos) where value ->> 'metid' = ? limit 1`,
    )
    .get(metid) as { value: string } | undefined;
  return row ? (JSON.parse(row.value) as StoredMethod) : null;
}
