import type { DigitalTicket } from '@/lib/raffle/digital-ticket';

/** One number, paid for, before the draw. */
export function exampleDigitalTicket(own: Partial<DigitalTicket> = {}): DigitalTicket {
  return {
    raffle: {
      id: 'a'.repeat(24),
      name: 'Moto',
      lottery: '',
      cover: null,
      drawDate: null,
      isOpen: true,
    },
    numbers: [{ number: '0427', state: 'paid' }],
    referenceTail: '2889',
    total: null,
    registered: null,
    winner: null,
    isDrawPast: false,
    isCurrent: true,
    ...own,
  };
}
