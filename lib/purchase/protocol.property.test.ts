import fc from 'fast-check';
import { MANNERS, type Manner } from './admin-model.test-kit';
import { firstLie, firstUnanswered } from '@/lib/testing/first-lie.mjs';
import { openWorld, type Fault, type Step } from './protocol.test-kit';

// Each run of the suite uses the same seed; a search uses other seeds and more runs.
const seed = Number(process.env.PROTOCOL_SEED ?? 1);
const numRuns = Number(process.env.PROTOCOL_RUNS ?? 100);
const endOnFailure = process.env.PROTOCOL_SHRINKING === 'off';

jest.mock('node:timers/promises', () => jest.requireActual('@/lib/testing/timers-on-jest-clock'));

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));

const anyTab = {
  purchase: fc.constantFrom(0, 0, 0, 0, 0, 0, 1, 3),
  tab: fc.constantFrom(0, 0, 0, 1),
  shop: fc.integer({ min: 0, max: 1 }),
};

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('send'),
      ...anyTab,
      isCorrected: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('ask'), ...anyTab }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('pass'), ms: fc.constantFrom(5, 300, 1300, 3800) }),
  },
  fc.record({ kind: fc.constant('stranger'), number: fc.integer({ min: 0, max: 6 }) }),
  fc.record({ kind: fc.constant('kill'), shop: anyTab.shop }),
);

/**
 * An API that takes numbers one by one also undoes what another key registered, when an unanswered sending arrives after
 * that buyer's lock has ended. Nothing in the shop can prevent it, so it is left out.
 */
function anyFaults(manner: Manner): fc.Arbitrary<Fault[]> {
  const isUndoing = manner === 'one-by-one';
  const delayMs = fc.constantFrom(...(isUndoing ? [0, 500] : [0, 500, 900, 4000]));
  const end = fc.constantFrom('answered', 'unanswered', 'dropped');
  return fc.array(fc.record({ delayMs, end }), { maxLength: isUndoing ? 1 : 6 });
}

const first = { purchase: 0, tab: 0, shop: 0 };
const sent = (isCorrected = false): Extract<Step, { kind: 'send' }> => ({
  kind: 'send',
  ...first,
  isCorrected,
});
const asked = (tab: number): Step => ({ kind: 'ask', ...first, tab });

const pass = (ms: number): Step => ({ kind: 'pass', ms });

/** Cases so rare that no search finds them soon. */
const RARE: [Fault[], Step[]][] = [
  // The first sending registers it while the second is on its way; the second is refused.
  [
    [late(4000), late(500)],
    [sent(), pass(3800), sent(), pass(300)],
  ],
  // The second sending gets no answer and undoes what the first registered late.
  [
    [late(4000), late(900)],
    [sent(), pass(3500), sent(true), pass(300)],
  ],
  // Two ask at the same moment, and the second is told what was known before the first looked.
  [[late(4000)], [sent(), pass(3800), pass(3800), asked(0)]],
  // Two sendings got no answer. The second registers it late, so that the first might still undo it.
  [
    [{ delayMs: 0, end: 'dropped' }, late(4000)],
    [sent(), pass(3800), sent(), pass(3800), pass(2600)],
  ],
  // Two tabs send with two references while one shop is killed, so that each key could end up sharing the other's answer.
  [
    [{ delayMs: 0, end: 'dropped' }],
    [
      { ...sent(), tab: 1 },
      sent(),
      { ...sent(true), shop: 1 },
      { ...sent(true), tab: 1 },
      pass(5),
      { kind: 'kill', shop: 1 },
    ],
  ],
  // Another tab's purchase finds a number taken and is refused, and the first one, sent again, shares that answer. Then
  // its first sending registers the other number.
  [
    [late(4000)],
    [sent(), pass(3800), { kind: 'stranger', number: 0 }, asked(1), asked(0), asked(0)],
  ],
  // One tab is refused, the number becomes free again, and another tab buys it. Then the first one asks again.
  [
    [],
    [
      { kind: 'stranger', number: 0 },
      { kind: 'stranger', number: 0 },
      sent(),
      pass(1300),
      { ...sent(), tab: 1 },
      pass(3800),
      asked(0),
    ],
  ],
];

function late(delayMs: number): Fault {
  return { delayMs, end: 'answered' };
}

async function play(manner: Manner, faults: Fault[], steps: Step[]) {
  const world = openWorld(manner, faults);
  let isOver = false;
  const playing = world.play(steps).finally(() => (isOver = true));
  while (!isOver) await jest.advanceTimersByTimeAsync(1000);
  await playing;
  return world.history;
}

test.each(MANNERS)(
  'whatever befalls purchases on their way, nobody is told what is not so (%s)',
  async (manner) => {
    await fc.assert(
      fc.asyncProperty(
        anyFaults(manner),
        fc.array(anyStep, { minLength: 2, maxLength: 10 }),
        async (faults, steps) => {
          const history = await play(manner, faults, steps);
          expect(firstLie(history) ?? firstUnanswered(history)).toBeNull();
        },
      ),
      { seed, numRuns, endOnFailure, examples: RARE },
    );
  },
  300_000,
);
