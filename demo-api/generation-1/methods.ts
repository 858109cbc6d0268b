import type { StoredMethod } from '../database/methods';
import type { RaffleRow } from '../database/raffle-rows';

export function methodsOf({ metodos }: RaffleRow): Record<string, unknown>[] {
  return (JSON.parse(metodos) as StoredMethod[]).map((method) =>
    Object.fromEntries(Object.entries(method).filter(([key]) => key !== 'metid')),
  );
}
