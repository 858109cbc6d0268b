import type { RaffleRow } from '../database/raffle-rows';

type Json = Record<string, unknown>;

/** Older deployments leave fields out. A raffle's row lists them. */
export function omitFields({ omit }: Pick<RaffleRow, 'omit'>, answer: Json): Json {
  const left = new Set(JSON.parse(omit) as string[]);
  return Object.fromEntries(Object.entries(answer).filter(([key]) => !left.has(key)));
}
