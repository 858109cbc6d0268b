/** @jest-environment jsdom */
import { emptyDatabase, records } from './memory-database.test-kit';
import fc from 'fast-check';
import { isFinal, type Answer } from '@/lib/raffle/answer';
import type { PurchaseRequest } from '@/lib/raffle/purchase';
import { reduce, type PurchaseEvent } from '@/lib/raffle/purchase-state';
import { examplePurchase, exampleTicket } from '@/lib/testing/example-purchase';
import { readPurchase, updatePurchase } from './purchase-record';
import { sendQueued, sendTapped, type Transport } from './send-once';

const RAFFLE = 'moto';

/** What happens to one request: it never arrives, its answer is lost, or a gateway or a limit answers. */
type Fault = 'none' | 'lost' | 'answer lost' | 'foreign' | 'limit';

type Step =
  | { kind: 'type'; tab: number }
  | { kind: 'tap'; tab: number; number: number; isOffline: boolean }
  /** A tab's loop, or the worker, tries without a tap. */
  | { kind: 'try' }
  | { kind: 'take back' }
  | { kind: 'review'; tab: number };

const anyTab = fc.nat({ max: 1 });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('type'), tab: anyTab }),
  fc.record({
    kind: fc.constant('tap'),
    tab: anyTab,
    number: fc.constantFrom(1, 1, 1, 2),
    isOffline: fc.boolean(),
  }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('try') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('take back') }) },
  fc.record({ kind: fc.constant('review'), tab: anyTab }),
);
const anyFault = fc.constantFrom<Fault>(
  'none',
  'none',
  'lost',
  'answer lost',
  'answer lost',
  'foreign',
  'foreign',
  'limit',
);

/** Cases so rare that a search finds them late. */
const RARE: [Step[], Fault[]][] = [
  // It left without a tap, its answer was lost, and nobody could be asked: it is too late to take it back.
  [
    [{ kind: 'tap', tab: 0, number: 1, isOffline: true }, { kind: 'try' }, { kind: 'take back' }],
    ['none', 'answer lost', 'lost'],
  ],
];

const LIMIT: Answer = {
  kind: 'api-error',
  reason: 'too-many-requests',
  msg: '',
  fields: {},
  retryInMs: 60_000,
};

/** A shop that registers each key once, as the server does, behind a network with faults. */
function openShop(faults: Fault[]) {
  const registered = new Map<string, string[]>();
  const uploads: string[] = [];
  const numbersOf = ({ tickets }: PurchaseRequest) => tickets.map(({ number }) => number);
  const answerFor = (key: string): Answer => {
    const numbers = registered.get(key);
    if (!numbers) return { kind: 'unknown-key' };
    const outcome = { state: 'registered', ticketPath: '/boleto/x', trace: 'K7PQ2M' } as const;
    return { kind: 'outcome', outcome: { ...outcome, numbers } };
  };
  function through(work: () => Answer): Answer {
    const fault = faults.shift() ?? 'none';
    if (fault === 'foreign') return { kind: 'no-answer', isForeign: true };
    if (fault === 'lost') return { kind: 'no-answer' };
    if (fault === 'limit') return LIMIT;
    const answer = work();
    return fault === 'none' ? answer : { kind: 'no-answer' };
  }
  const transport: Transport = {
    ask: async (key) => through(() => answerFor(key)),
    send: async ({ key, request }) =>
      through(() => {
        uploads.push(key);
        if (!registered.has(key)) registered.set(key, numbersOf(request));
        return answerFor(key);
      }),
  };
  return { registered, uploads, transport };
}

/** One phone with two tabs and a worker. A tab keeps its own key and hears of other tabs only by the record. */
function openPhone({ transport, uploads }: ReturnType<typeof openShop>) {
  const keys = ['key-0', 'key-0'];
  const bought = new Map<string, number>();
  /** Keys that were tapped, and neither ended nor were taken back, with the uploads that had arrived at the tap. */
  const owed = new Map<string, number>();
  let clock = Date.parse('2031-03-05T12:00:00Z');
  let made = 0;

  const stored = async () => (await readPurchase(RAFFLE))?.purchase ?? null;
  const apply = async (event: PurchaseEvent) =>
    updatePurchase(RAFFLE, (before) => reduce(before, event));
  const formOf = (key: string) => {
    const typed = { values: { name: 'Ana' }, isPastPaying: true };
    return { key, tickets: [], ...typed, savedAt: (clock += 1) };
  };

  async function tap({ tab, number, isOffline }: Extract<Step, { kind: 'tap' }>): Promise<void> {
    const before = keys[tab]!;
    // Other numbers are another purchase, with another key.
    const isOther = (bought.get(before) ?? number) !== number;
    const key = isOther ? `key-${(made += 1)}` : before;
    keys[tab] = key;
    bought.set(key, number);
    const request = examplePurchase({ tickets: [exampleTicket(number)] });
    const tappedAt = (clock += 1);
    const waiting = { until: tappedAt + 86_400_000, tappedAt, hasLeft: !isOffline };
    const form = formOf(key);
    const { isApplied } = await apply({ type: 'tapped', before, form, request, waiting });
    if (isApplied) {
      records.set(`${RAFFLE}:receipt`, { draftKey: key, type: '', bytes: new ArrayBuffer(1) });
      owed.delete(before);
      owed.set(key, uploads.length);
    }
    if (isOffline) return;
    const tapped = { raffleId: RAFFLE, key, request, receipt: new Blob() };
    const answer = await sendTapped({ ...tapped, waiting: isApplied ? waiting : null }, transport);
    if (!isFinal(answer)) return;
    await apply({ type: 'reopened', key, at: clock });
    owed.delete(key);
  }

  const tryOnce = async () => sendQueued(RAFFLE, { transport, isNetworkBack: true });

  async function run(step: Step): Promise<void> {
    if (step.kind === 'type') await apply({ type: 'edited', form: formOf(keys[step.tab]!) });
    if (step.kind === 'tap') await tap(step);
    if (step.kind === 'try') await tryOnce();
    if (step.kind === 'review') await apply({ type: 'unqueued', key: keys[step.tab]! });
    if (step.kind !== 'take back') return;
    const purchase = await stored();
    const event = { type: 'taken-back', key: purchase?.key ?? '', at: clock } as const;
    if (!(await apply(event)).isApplied) return;
    expect(uploads.slice(owed.get(event.key))).not.toContain(event.key);
    owed.delete(event.key);
  }

  return { run, tryOnce, stored, owed: () => [...owed.keys()] };
}

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2031-03-05T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

test('whatever two tabs and the worker do, a tapped purchase stays on the phone, is registered once the network is good, and told', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStep, { maxLength: 10 }),
      fc.array(anyFault, { maxLength: 12 }),
      async (steps, faults) => {
        emptyDatabase();
        const shop = openShop(faults);
        const phone = openPhone(shop);
        for (const step of steps) {
          const before = phone.owed();
          const uploads = shop.uploads.length;
          await phone.run(step);
          const now = await phone.stored();
          // No other tab, no letter and no worker may take a tapped purchase off the phone.
          for (const key of phone.owed()) {
            expect(now).toMatchObject({ key, sent: expect.anything() });
          }
          // A purchase that was taken back, or ended, is sent by nobody.
          if (before.length === 0 && step.kind === 'try')
            expect(shop.uploads).toHaveLength(uploads);
        }
        const last = await phone.stored();
        faults.length = 0;
        if (last?.stage !== 'queued') return;
        const answer = await phone.tryOnce();
        expect(answer).toMatchObject({ kind: 'outcome', outcome: { state: 'registered' } });
        expect(await phone.stored()).toMatchObject({ key: last.key, stage: 'answered', answer });
        expect(shop.registered.get(last.key)).toEqual(
          last.sent.tickets.map(({ number }) => number),
        );
      },
    ),
    { numRuns: 300, examples: RARE },
  );
});
