import type { Lottery } from './types';

/** The lottery that a raffle names ("Triple Táchira 10 p. m."): the longest name, if several fit. */
export function lotteryOf(lotteries: readonly Lottery[], named: string): Lottery | null {
  const text = plain(named);
  const fitting = lotteries.filter(({ name }) => text.includes(plain(name)));
  return fitting.sort((a, b) => b.name.length - a.name.length)[0] ?? null;
}

function plain(text: string): string {
  return text.slice(0, 200).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
