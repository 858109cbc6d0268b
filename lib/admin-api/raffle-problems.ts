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
    const date = of
      ? `la fecha "${written}" del premio "${of}"`
      : `la fecha "${written}" del sorteo`;
    return field === 'date'
      ? `${date} no se entiende: sale sin fecha`
      : `la hora de ${date} no se entiende: sale el día sin hora`;
  }
  if (field === 'length') {
    return `la cuenta o la descripción de ${of} es muy larga: ese método no se ofrece`;
  }
  const why = isAmbiguous(written) ? 'puede ser dos números' : 'no es un número';
  if (field === 'rate') return `la tasa "${written}" de ${of} ${why}: ese método no se ofrece`;
  const what =
    field === 'pack' ? `el precio "${written}" de su combo de "${of}"` : `el precio "${written}"`;
  return `${what} ${why}: no se vende`;
}
