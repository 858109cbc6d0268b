import 'server-only';
import type { RaffleSummary } from '@/lib/raffle/types';
import type { Unreadable } from './generation';
import { getRaffleForSale } from './raffles';

type RaffleProblems = {
  /** One sentence for each value that the shop cannot read. */
  problems: string[];
  /** Some admin panels write a day without an hour this way. */
  areAllAtMidnightUtc: boolean;
};

export async function lookAtRaffles(
  raffles: Pick<RaffleSummary, 'id' | 'name'>[],
): Promise<RaffleProblems> {
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

/** `1.050` may be two numbers. */
const UNCLEAR = 'no se entiende (escribe 1050 o 1050,50)';

function sentence({ field, of, written }: Unreadable): string {
  switch (field) {
    case 'date':
      return `la fecha "${written}" ${of ? `del premio "${of}"` : 'del sorteo'} no se entiende: sale sin fecha`;
    case 'length':
      return `la cuenta o la descripción de ${of} es muy larga: ese método no se ofrece`;
    case 'rate':
      return `la tasa "${written}" de ${of} ${UNCLEAR}: ese método no se ofrece`;
    case 'pack':
      return `el precio "${written}" de su combo de "${of}" ${UNCLEAR}: no se vende`;
    case 'price':
      return `el precio "${written}" ${UNCLEAR}: no se vende`;
  }
}
