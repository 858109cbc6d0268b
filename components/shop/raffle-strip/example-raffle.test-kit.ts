import type { RaffleSummary, TicketCounts } from '@/lib/raffle/types';
import { exampleSummary } from '@/lib/testing/example-raffle';

export const raffleId = (index: number) => String(index).padStart(24, '0');

export function exampleRaffle(own: Partial<RaffleSummary> = {}): RaffleSummary {
  return exampleSummary({
    id: raffleId(1),
    description: 'Cero kilómetros',
    drawDate: '2027-01-15T23:00:00.000Z',
    ...own,
  });
}

export const manyRaffles = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    exampleRaffle({ id: raffleId(index + 1), name: `Rifa ${index + 1}` }),
  );

export function soldCounts(reserved: number, paid: number, total = 100): TicketCounts {
  return { total, available: total - reserved - paid, reserved, paid };
}
