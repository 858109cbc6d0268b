import type { DigitalTicket } from '@/lib/raffle/digital-ticket';

/** Two numbers, paid for, before the draw. */
export function exampleDigitalTicket(own: Partial<DigitalTicket> = {}): DigitalTicket {
  return {
    raffle: {
      id: 'a'.repeat(24),
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
    referenceTail: '2889',
    total: { base: 10, converted: { amount: 3963.7, currency: 'VES' } },
    registered: null,
    winner: null,
    isDrawPast: false,
    isCurrent: true,
    ...own,
  };
}
