import type { Holding, Purchased } from '@/lib/admin-api/buyer-tickets';
import { adminFailure, type AdminResult } from '@/lib/admin-api/failure';
import { firstGeneration } from '@/lib/admin-api/generation-1';
import type { RaffleForSale } from '@/lib/admin-api/raffles';
import { digitalTicketPath } from '@/lib/ticket/path';
import type { Raffle, TicketPage } from '@/lib/raffle/types';
import { examplePurchase, exampleTicket } from '@/lib/testing/example-purchase';
import { exampleRaffle } from '@/lib/testing/example-raffle';
import type { LookUpReads, PaymentAdmin } from './admin-calls';
import { newPurchase, type Purchase, type Terms } from './entry';
import { totalOf } from './outcome';

export const RAFFLE_ID = 'a'.repeat(24);
export const KEY = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
export const TERMS: Terms = {
  isAllOrNothing: false,
  pricing: { price: 5, packs: [] },
  rate: 36.5,
  currency: 'VES',
};

/** For the numbers 001, 002 and 003. */
export const REQUEST = examplePurchase({ tickets: ticketsOf(1, 2, 3), amount: 15 });
export const SUBMITTED = { key: KEY, raffleId: RAFFLE_ID, request: REQUEST };
export const TRACE = newPurchase(SUBMITTED).trace;

export function exampleEntry(changes: Partial<Purchase> = {}): Purchase {
  return { ...newPurchase(SUBMITTED), terms: TERMS, ...changes };
}

export function ticketsOf(...places: number[]) {
  return places.map(exampleTicket);
}

export function idsOf(...places: number[]): string[] {
  return ticketsOf(...places).map(({ id }) => id);
}

export function ticketPath(numbers: string[], total = totalOf(numbers.length, TERMS)): string {
  const { nationalId, reference } = REQUEST;
  return digitalTicketPath({ raffleId: RAFFLE_ID, nationalId, reference, numbers, total });
}

export const NOBODY_SAYS = adminFailure('timeout');

/** Gives one answer after another about who holds the numbers and repeats the last; null: it does not answer. */
export function readsSaying(holdings: (Holding | null)[], purchased: Purchased | null = null) {
  const rest = [...holdings];
  return {
    holding: jest.fn<Promise<AdminResult<Holding>>, Parameters<LookUpReads['holding']>>(async () =>
      said(rest.length > 1 ? rest.shift() : rest[0]),
    ),
    purchasedTickets: jest.fn(async () => said(purchased)),
  };
}

function said<Value>(value: Value | null | undefined): AdminResult<Value> {
  return value ? { ok: true, value } : NOBODY_SAYS;
}

type Sale = Awaited<ReturnType<PaymentAdmin['raffleForSale']>>;

type Said = { sale?: Sale; page?: AdminResult<TicketPage>; reads?: ReturnType<typeof readsSaying> };

export function adminSaying({
  sale = { ok: true, value: exampleSale() },
  page = NOBODY_SAYS,
  reads = readsSaying([null]),
}: Said) {
  return {
    ...reads,
    raffleForSale: jest.fn(async () => sale),
    ticketsByNumber: jest.fn(async () => page),
    winner: jest.fn(async () => ({ ok: true as const, value: null })),
    webRouteId: jest.fn(async (): Promise<string | null> => 'route-web'),
    register: jest.fn<never, never>(),
    notifySeller: jest.fn<never, never>(),
    notifyBuyer: jest.fn<never, never>(),
  };
}

export function exampleSale(
  raffle: Partial<Raffle> = {},
  sale: Partial<RaffleForSale> = {},
): RaffleForSale {
  return {
    raffle: { ...RAFFLE, ...raffle },
    sellerId: 'seller',
    accountId: 'account',
    generation: firstGeneration,
    methods: [{ method: METHOD, asItCame: { banco: 'Uno' } }],
    isInBaseCurrency: false,
    unreadable: [],
    isDrawnAtMidnightUtc: null,
    ...sale,
  };
}

const METHOD = {
  id: REQUEST.method,
  name: 'Pago Móvil',
  description: '',
  account: '0102',
  details: [],
  currency: 'VES',
  rate: 36.5,
};

const RAFFLE = exampleRaffle({
  id: RAFFLE_ID,
  name: 'Una moto',
  methods: [METHOD],
  readAt: '2026-01-01T00:00:00.000Z',
});
