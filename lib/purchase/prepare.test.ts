import { adminFailure } from '@/lib/admin-api/failure';
import { secondGeneration } from '@/lib/admin-api/generation-2';
import type { PurchaseRequest } from '@/lib/raffle/purchase';
import { apiErrorMessages, refusalMessages } from '@/lib/raffle/reasons';
import type { TicketCounts, TicketStatus } from '@/lib/raffle/types';
import {
  adminSaying,
  exampleEntry,
  exampleSale,
  idsOf,
  NOBODY_SAYS,
  RAFFLE_ID,
  readsSaying,
  REQUEST,
  TERMS,
  ticketPath,
  ticketsOf,
  TRACE,
} from './example-entry.test-kit';
import { prepare } from './prepare';

type Sale = Parameters<typeof exampleSale>;

/** Statuses of the numbers 001, 002 and 003; without one a number is free. */
const pageOf = (statuses: Record<number, TicketStatus> = {}, counts: TicketCounts | null = null) =>
  ({
    ok: true,
    value: {
      counts,
      tickets: ticketsOf(1, 2, 3).map((ticket, place) => ({
        ...ticket,
        status: statuses[place + 1] ?? 'available',
      })),
    },
  }) as const;

const sold = (...sale: Sale) => ({ ok: true as const, value: exampleSale(...sale) });

type Asked = Parameters<typeof adminSaying>[0] & { request?: Partial<PurchaseRequest> };

const seen = { price: 5, packs: [], rate: 36.5 };

async function prepared({ request, ...answers }: Asked = {}) {
  const admin = adminSaying({ page: pageOf(), ...answers });
  const purchase = exampleEntry({ terms: null });
  const result = await prepare(admin, purchase, { ...REQUEST, seen, ...request });
  return { admin, result };
}

const refused = (reason: keyof typeof refusalMessages, changes: object = {}) => ({
  state: 'refused',
  reason,
  msg: refusalMessages[reason],
  taken: [],
  now: null,
  trace: TRACE,
  ...changes,
});

const decided = (outcome: object, hasLookedUp = false) => ({
  ok: true,
  outcome,
  hasLookedUp,
  terms: expect.anything() as unknown,
});

const taken = {
  page: pageOf({ 1: 'reserved', 3: 'paid' }),
  reads: readsSaying([{ own: [], free: idsOf(2) }], { byBuyer: [], byReference: [] }),
};

test('a purchase is prepared with what the admin API says', async () => {
  const sale = sold({}, { generation: secondGeneration });
  const { result } = await prepared({ sale });
  expect(result).toEqual({
    ok: true,
    outcome: null,
    terms: {
      isAllOrNothing: true,
      pricing: { price: 5, packs: [] },
      rate: 36.5,
      currency: 'VES',
    },
    raffle: { name: 'Una moto', total: 0 },
    registration: {
      generation: secondGeneration,
      purchase: {
        raffleId: RAFFLE_ID,
        request: { ...REQUEST, seen },
        method: sale.value.methods[0],
        sellerId: 'seller',
        accountId: 'account',
        routeId: 'route-web',
      },
    },
  });
});

const counts = (total: number) => ({ total, available: total, reserved: 0, paid: 0 });

test('the number of tickets comes from the page, else from the raffle', async () => {
  const sale = sold({ counts: counts(500) });
  const byPage = await prepared({ sale, page: pageOf({}, counts(1000)) });
  expect(byPage.result).toMatchObject({ raffle: { total: 1000 } });
  const byRaffle = await prepared({ sale });
  expect(byRaffle.result).toMatchObject({ raffle: { total: 500 } });
});

const failed = (msg: string | null) => adminFailure('broken', { msg });
const unavailable = { ok: false, reason: 'unavailable' };

// spec: routes-fail
test('the purchase goes on without a route of the web', async () => {
  const admin = { ...adminSaying({ page: pageOf() }), webRouteId: async () => null };
  const purchase = exampleEntry({ terms: null });
  const result = await prepare(admin, purchase, { ...REQUEST, seen });
  expect(result).toMatchObject({ ok: true, registration: { purchase: { routeId: null } } });
});

test('a raffle that does not exist is reported, and no route is asked for', async () => {
  const { admin, result } = await prepared({ sale: { ok: false, reason: 'no-such-raffle' } });
  expect(result).toEqual({ ok: false, reason: 'not-found', msg: 'Esta rifa no existe.' });
  expect(admin.webRouteId).not.toHaveBeenCalled();
});

test.each([
  ['the raffle', 'what it says', { sale: failed('Mantenimiento') }, 'Mantenimiento'],
  ['the raffle', 'our sentence', { sale: failed(null) }, apiErrorMessages.unavailable],
  ['the tickets', 'what it says', { page: failed('Mantenimiento') }, 'Mantenimiento'],
  ['the tickets', 'our sentence', { page: NOBODY_SAYS }, apiErrorMessages.unavailable],
])('without %s nothing is prepared: %s', async (_, _what, answers, msg) => {
  expect((await prepared(answers)).result).toEqual({ ...unavailable, msg });
});

const [one, two] = ticketsOf(1, 2);

test.each([
  ['its id is not there', [one!, { ...two!, id: 'f'.repeat(24) }]],
  ['its number is another', [one!, { ...two!, number: '003' }]],
  ['both belong to different tickets', [{ id: one!.id, number: two!.number }]],
])('a ticket is not of this raffle when %s', async (_, tickets) => {
  const msg = 'Alguno de los números no es de esta rifa. Elige tus números otra vez.';
  expect((await prepared({ request: { tickets } })).result).toEqual({
    ok: false,
    reason: 'invalid-form',
    msg,
    fields: { tickets: msg },
  });
});

const CLOSED: [string, Sale[0]][] = [
  ['closed', { isOpen: false }],
  ['not selling yet', { isPending: true }],
];

test.each(CLOSED)('a raffle that is %s takes no payments', async (_, raffle) => {
  const { result } = await prepared({ sale: sold(raffle), request: { method: 'Zelle' } });
  expect(result).toEqual(decided(refused('raffle-closed')));
});

const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;
const drawDate = new Date(minutesAgo(1)).toISOString();
const nobodyWon = { ok: true, value: null } as const;
const isDrawn = { ok: true, value: { number: '07', owner: null } } as const;

test.each([
  ['without the time of its tap', undefined, nobodyWon, 'draw-passed'],
  ['tapped after it', 0.5, nobodyWon, 'draw-passed'],
  ['tapped before it', 1.5, nobodyWon, null],
  ['tapped before it, while a winner is known', 1.5, isDrawn, 'draw-passed'],
  ['tapped before it, while nobody says who won', 1.5, NOBODY_SAYS, 'draw-passed'],
] as const)('a minute after the draw, a purchase %s', async (_, minutes, winner, reason) => {
  const admin = adminSaying({ page: pageOf(), sale: sold({ drawDate }) });
  const tappedAt = minutes && minutesAgo(minutes);
  const request = { ...REQUEST, seen, tappedAt };
  const asked = { ...admin, winner: async () => winner };
  const result = await prepare(asked, exampleEntry({ terms: null }), request);
  expect(result).toMatchObject({ outcome: reason && refused(reason) });
});

test('a method that is gone takes none', async () => {
  const { result } = await prepared({
    sale: sold({ maxPerPurchase: 2 }),
    request: { method: 'Zelle' },
  });
  expect(result).toEqual(decided(refused('method-gone')));
});

test('a quantity that is not sold is reported before the price', async () => {
  const { result } = await prepared({ sale: sold({ maxPerPurchase: 2, price: 6 }) });
  const msg = 'El limite maximo de compra es de 2 tickets';
  expect(result).toEqual(decided(refused('quantity', { msg })));
});

test.each([
  ['price', { price: 4 }],
  ['rate', { rate: 36 }],
  ['pack', { packs: [{ quantity: 2, price: 9 }] }],
])('another %s than the one shown is reported, with the current one', async (_, before) => {
  const { result } = await prepared({ request: { seen: { ...seen, ...before } } });
  expect(result).toEqual(decided(refused('price-changed', { now: seen })));
});

test('the price that the buyer saw is compared with today’s packs', async () => {
  const packs = [{ quantity: 3, price: 12 }];
  const { result } = await prepared({ sale: sold({ packs }) });
  expect(result).toEqual(decided(refused('price-changed', { now: { ...seen, packs } })));
  const same = await prepared({ sale: sold({ packs }), request: { seen: { ...seen, packs } } });
  expect(same.result).toMatchObject({
    outcome: null,
    terms: { ...TERMS, pricing: { price: 5, packs } },
  });
});

test('taken numbers are named once it is known that they are not this buyer’s', async () => {
  const { admin, result } = await prepared(taken);
  expect(result).toEqual(decided(refused('tickets-taken', { taken: ['001', '003'] }), true));
  expect(admin.holding).toHaveBeenCalledTimes(1);
});

test.each<[string, Omit<Asked, 'page' | 'reads'>, object]>([
  ['the raffle is closed', { sale: sold({ isOpen: false }) }, refused('raffle-closed')],
  ['the method is gone', { request: { method: 'Zelle' } }, refused('method-gone')],
  [
    'the price changed',
    { request: { seen: { ...seen, price: 4 } } },
    refused('price-changed', { now: seen }),
  ],
])('the answer says so where numbers are taken and %s', async (_, asked, outcome) => {
  expect((await prepared({ ...asked, ...taken })).result).toEqual(decided(outcome, true));
});

test('nothing is decided where nobody says who holds the taken numbers', async () => {
  const { result } = await prepared({ ...taken, reads: readsSaying([null]) });
  expect(result).toEqual({ ...unavailable, msg: apiErrorMessages.unavailable });
});

const ownPart = readsSaying([{ own: [], free: [] }], { byBuyer: [], byReference: idsOf(1, 3) });
const part = { state: 'partly-registered', numbers: ['001', '003'], taken: ['002'], trace: TRACE };

test('numbers that are this buyer’s own are registered, on current terms', async () => {
  const { result } = await prepared({ ...taken, reads: ownPart, sale: sold({ isOpen: false }) });
  expect(result).toEqual(decided({ ...part, ticketPath: ticketPath(['001', '003']) }, true));
});

test('their page shows only the base price where the method is gone', async () => {
  const { result } = await prepared({ ...taken, reads: ownPart, request: { method: 'Zelle' } });
  const path = ticketPath(['001', '003'], { base: 10, converted: null });
  expect(result).toEqual(decided({ ...part, ticketPath: path }, true));
});
