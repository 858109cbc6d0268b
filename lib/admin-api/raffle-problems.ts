import 'server-only';
import type { RaffleSummary } from '@/lib/raffle/types';
import type { Unreadable } from './generation';
import { getRaffleForSale } from './raffles';
import { isAmbiguous } from './read-number';

type Look = {
  /** One sentence for each value that the shop cannot read. */
  problems: string[];
  /** Some admin panels write a day without an hour this way. */
  areAllAtMidnightUtc: boolean;
};

export async function lookAtRaffles(raffles: Pick<RaffleSummary, 'id' | 'name'>[]): Promise<Look> {
  const problems: string[] = [];
  const atMidnightUtc: boolean[] = [];
  for (const { id, name } of raffles) {
    const sale = await getRaffleForSale(id);
    if (!sale.ok) continue;
    problems.push(
      ...sale.value.unreadable.map((unreadable) => `"${name}": ${sentence(unreadable)}`),
    );
    const { isDrawnAtMidnightUtc } = sale.value;
    if (isDrawnAtMidnightUtc !== null) atMidnightUtc.push(isDrawnAtMidnightUtc);
  }
  return {
    problems,
    areAllAtMidnightUtc: atMidnightUtc.length > 0 && !atMidnightUtc.includes(false),
  };
}

function sentence({ field, of, written }: Unreadable): string {
  if (field === 'date' || field === 'hour') {
    const date = of ? `the date "${written}" of its prize "${of}"` : `its draw date "${written}"`;
    return field === 'date'
      ? `${date} cannot be read: it is shown without one`
      : `the hour of ${date} cannot be read: the day is shown without one`;
  }
  if (field === 'length') {
    return `the account or description of ${of} is too long to show whole: the method is not offered`;
  }
  const why = isAmbiguous(written) ? 'could be two numbers' : 'cannot be read as a number';
  if (field === 'rate') return `the rate "${written}" of ${of} ${why}: the method is not offered`;
  const what =
    field === 'pack' ? `the price "${written}" of its pack of "${of}"` : `its price "${written}"`;
  return `${what} ${why}: it is not sold`;
}
