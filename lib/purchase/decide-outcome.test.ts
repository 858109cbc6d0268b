import type { Holding } from '@/lib/admin-api/buyer-tickets';
import type { RegistrationVerdict } from '@/lib/admin-api/payments';
import { refusalMessages } from '@/lib/raffle/reasons';
import { decideVerdict } from './decide-outcome';
import {
  adminSaying,
  exampleEntry,
  exampleSale,
  idsOf,
  NOBODY_SAYS,
  RAFFLE_ID,
  readsSaying,
  REQUEST,
  ticketPath,
  TRACE,
} from './example-entry.test-kit';

jest.mock('node:timers/promises', () => jest.requireActual('@/lib/testing/timers-on-jest-clock'));

const RECHECK_MS = 700;

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));

const isFree: Holding = { own: [], free: idsOf(1, 2, 3) };
const isOwn: Holding = { own: idsOf(3, 2, 1), free: [] };
const isForeign: Holding = { own: [], free: idsOf(1) };
const nothingPaid = { byBuyer: [], byReference: [] };

const registered = {
  state: 'registered',
  numbers: ['001', '002', '003'],
  ticketPath: ticketPath(['001', '002', '003']),
  trace: TRACE,
};

type Answered = {
  holdings?: (Holding | null)[];
  sale?: Parameters<typeof adminSaying>[0]['sale'];
  method?: string;
};

async function decide(
  verdict: RegistrationVerdict,
  { holdings = [isFree], sale, method = REQUEST.method }: Answered = {},
) {
  const admin = adminSaying({ reads: readsSaying(holdings, nothingPaid), sale });
  const start = Date.now();
  const lookedAt: number[] = [];
  const holding: typeof admin.holding = jest.fn((...asked) => {
    lookedAt.push(Date.now() - start);
    return admin.holding(...asked);
  });
  const deciding = decideVerdict(
    { ...admin, holding },
    exampleEntry(),
    method,
    verdict,
    RECHECK_MS,
  );
  await jest.advanceTimersByTimeAsync(RECHECK_MS);
  return { outcome: await deciding, lookedAt, saleAsked: admin.raffleForSale.mock.calls };
}

type Cause = Extract<RegistrationVerdict, { kind: 'refused' }>['cause'];

const refusedFor = (
  cause: Cause,
  taken: string[] = [],
  msg: string | null = 'No.',
): RegistrationVerdict => ({ kind: 'refused', cause, taken, msg });

const refused = (reason: string, changes: object = {}) => ({
  state: 'refused',
  reason,
  msg: 'No.',
  taken: [],
  now: null,
  trace: TRACE,
  ...changes,
});

test('the numbers that the admin API confirmed are registered, in the order asked for', async () => {
  const { outcome, lookedAt } = await decide({
    kind: 'registered',
    confirmed: idsOf(3, 1, 2),
  });
  expect(outcome).toEqual(registered);
  expect(lookedAt).toEqual([]);
});

test('the rest of a partly confirmed purchase is named', async () => {
  const verdict = { kind: 'registered', confirmed: idsOf(3, 1) } as const;
  expect((await decide(verdict)).outcome).toEqual({
    state: 'partly-registered',
    numbers: ['001', '003'],
    taken: ['002'],
    ticketPath: ticketPath(['001', '003']),
    trace: TRACE,
  });
});

test('an unsent purchase is not registered, an unknown one is not decided', async () => {
  const notSent = await decide({ kind: 'not-sent' });
  expect(notSent.outcome).toStrictEqual({ state: 'not-registered', trace: TRACE });
  const unknown = await decide({ kind: 'unknown' });
  expect(unknown.outcome).toBeNull();
  expect([...notSent.lookedAt, ...unknown.lookedAt]).toEqual([]);
});

test('a refusal is believed after two look-ups that found nothing, the second a pause later', async () => {
  const { outcome, lookedAt } = await decide(refusedFor('reference-used'));
  expect(lookedAt).toEqual([0, RECHECK_MS]);
  expect(outcome).toEqual(refused('reference-used'));
});

test.each([
  ['at once', [isOwn, isFree], [0]],
  ['at the second look', [isFree, isOwn], [0, RECHECK_MS]],
])('a refused purchase that is found %s is registered', async (_, holdings, times) => {
  const { outcome, lookedAt } = await decide(refusedFor('reference-used'), { holdings });
  expect(outcome).toEqual(registered);
  expect(lookedAt).toEqual(times);
});

test.each([
  ['at the first look', [null, isFree], [0]],
  ['at the second look', [isFree, null], [0, RECHECK_MS]],
])('a refusal is not believed where the admin API does not say %s', async (_, holdings, times) => {
  const { outcome, lookedAt } = await decide(refusedFor('tickets-taken'), { holdings });
  expect(outcome).toBeNull();
  expect(lookedAt).toEqual(times);
});

test('the numbers that the refusal names are the taken ones', async () => {
  const { outcome, saleAsked } = await decide(refusedFor('tickets-taken', idsOf(3, 1)), {
    holdings: [isForeign],
  });
  expect(outcome).toEqual(refused('tickets-taken', { taken: ['001', '003'] }));
  expect(saleAsked).toEqual([]);
});

test('the numbers that somebody else has are the taken ones where the refusal names none', async () => {
  const { outcome } = await decide(refusedFor('tickets-taken'), { holdings: [isFree, isForeign] });
  expect(outcome).toEqual(refused('tickets-taken', { taken: ['002', '003'] }));
});

test.each(['reference-used', 'quantity'] as const)(
  'a refusal for %s is told as it is',
  async (cause) => {
    const { outcome, saleAsked } = await decide(refusedFor(cause, idsOf(1)));
    expect(outcome).toEqual(refused(cause));
    expect(saleAsked).toEqual([]);
  },
);

const sold = (...changes: Parameters<typeof exampleSale>) => ({
  ok: true as const,
  value: exampleSale(...changes),
});

test.each([
  ['the raffle closed meanwhile', { sale: sold({ isOpen: false }) }, 'raffle-closed'],
  ['the raffle sells nothing yet', { sale: sold({ isPending: true }) }, 'raffle-closed'],
  ['its method is gone', { method: 'Zelle' }, 'method-gone'],
  ['nothing of it has changed', {}, 'refused-by-seller'],
  ['nobody says what has changed', { sale: NOBODY_SAYS }, 'refused-by-seller'],
])('a refusal that gives no known cause is explained: %s', async (_, answered, reason) => {
  const { outcome, saleAsked } = await decide(refusedFor('other', idsOf(1)), answered);
  expect(outcome).toEqual(refused(reason));
  expect(saleAsked).toEqual([[RAFFLE_ID]]);
});

test.each([null, ''])('the shop has its own sentence where the admin API says %j', async (msg) => {
  const { outcome } = await decide(refusedFor('quantity', [], msg));
  expect(outcome).toEqual(refused('quantity', { msg: refusalMessages.quantity }));
});

test('numbers that are all free after a collision are not called taken', async () => {
  const { outcome } = await decide(refusedFor('tickets-taken'), { holdings: [isFree, isFree] });
  expect(outcome).toStrictEqual({ state: 'not-registered', trace: TRACE });
});
