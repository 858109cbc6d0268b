import type { Raffle, RaffleSummary } from '@/lib/raffle/types';

/** An open raffle at five dollars, without pictures or a draw date. */
export function exampleSummary(own: Partial<RaffleSummary> = {}): RaffleSummary {
  return {
    id: 'a'.repeat(24),
    name: 'Moto',
    description: '',
    price: 5,
    drawDate: null,
    isOpen: true,
    isPending: false,
    cover: null,
    counts: null,
    ...own,
  };
}

/** Also without packs or payment methods. */
export function exampleRaffle(own: Partial<Raffle> = {}): Raffle {
  return {
    ...exampleSummary(),
    lottery: '',
    gallery: [],
    prizes: [],
    methods: [],
    packs: [],
    minPerPurchase: 1,
    maxPerPurchase: 50,
    readAt: '2026-11-22T14:32:00.000Z',
    ...own,
  };
}
