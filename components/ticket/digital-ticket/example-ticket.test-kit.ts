import type { DigitalTicket } from '@/lib/raffle/digital-ticket';
import { exampleDigitalTicket } from '@/lib/testing/example-digital-ticket';

export const RAFFLE = 'a'.repeat(24);

/** A paid ticket before the draw. */
export function exampleTicket(own: Partial<DigitalTicket> = {}): DigitalTicket {
  return exampleDigitalTicket({
    raffle: {
      id: RAFFLE,
      name: 'Moto Bera',
      lottery: 'Lotería del Táchira',
      cover: null,
      drawDate: '2027-01-15T23:00:00.000Z',
      isOpen: true,
    },
    numbers: [
      { number: '0427', state: 'paid' },
      { number: '0815', state: 'paid' },
    ],
    total: { base: 10, converted: { amount: 3963.7, currency: 'VES' } },
    ...own,
  });
}
