import 'server-only';
import type { RaffleSummary } from '@/lib/raffle/types';
import type { Unreadable } from './generation';
import { getRaffleForSale } from './raffles';
import { isAmbiguous } from './read-number';

/** What in the open raffles the owner wrote and the shop cannot sell by, a sentence for each. */
export async function raffleProblems(
  raffles: Pick<RaffleSummary, 'id' | 'name'>[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const { id, name } of raffles) {
    const sale = await getRaffleForSale(id);
    if (!sale.ok) continue;
    problems.push(
      ...sale.value.unreadable.map((unreadable) => `"${name}": ${sentence(unreadable)}`),
    );
  }
  return problems;
}

function sentence({ field, of, written }: Unreadable): string {
  if (field === 'date') return `its draw date "${written}" cannot be read: it is shown without one`;
  if (field === 'length') {
    return `the account or description of ${of} is longer than the shop can show whole: the method is not offered`;
  }
  const why = isAmbiguous(written) ? 'could be two numbers' : 'is no number that the shop can read';
  if (field === 'rate') return `the rate "${written}" of ${of} ${why}: the method is not offered`;
  const what =
    field === 'pack' ? `the price "${written}" of its pack of "${of}"` : `its price "${written}"`;
  return `${what} ${why}: it is not sold`;
}

/** As some admin panels write a day without an hour. */
export function areAllAtMidnightUtc(raffles: Pick<RaffleSummary, 'drawDate'>[]): boolean {
  const draws = raffles.flatMap(({ drawDate }) => drawDate ?? []);
  return draws.length > 0 && draws.every((draw) => draw.endsWith('T00:00:00.000Z'));
}
