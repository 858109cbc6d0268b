import { createSemaphore, type SemaphoreRules, type Slot } from './semaphore';

type Kind = 'heavy' | 'low';

beforeEach(() => jest.useFakeTimers());

const settle = () => jest.advanceTimersByTimeAsync(0);

/** The first letter of a name is its client. Letters after the number are kinds: `a2h` is heavy, `a2l` comes last. */
function open(rules: Partial<SemaphoreRules<Kind>> = {}) {
  const semaphore = createSemaphore<Kind>({ patienceMs: 20_000, ...rules });
  const told: string[] = [];
  const slots = new Map<string, Slot>();

  async function come(name: string, gone?: AbortSignal): Promise<void> {
    const heavy = name.includes('h') ? (['heavy'] as const) : [];
    const low = name.includes('l') ? (['low'] as const) : [];
    const slot = await semaphore.enter({ client: name.charAt(0), kinds: [...heavy, ...low], gone });
    told.push(slot ? name : `not ${name}`);
    if (slot) slots.set(name, slot);
  }
  async function comeAll(...names: string[]): Promise<void> {
    for (const name of names) void come(name);
    await settle();
  }
  async function leave(...names: string[]): Promise<void> {
    for (const name of names) {
      slots.get(name)?.leave();
      await settle();
    }
  }
  return { semaphore, told, come, comeAll, leave };
}

test('only so many run at once, and so many of one client', async () => {
  const { told, comeAll } = open({ running: { all: 4, ofClient: 2 } });
  await comeAll('a1', 'a2', 'a3', 'b1', 'b2', 'c1');
  expect(told).toEqual(['a1', 'a2', 'b1', 'b2']);
});

test('work without limits never waits', async () => {
  const { told, comeAll } = open();
  await comeAll('a1', 'a2', 'a3');
  expect(told).toEqual(['a1', 'a2', 'a3']);
});

test('work of one client begins in the order in which it came', async () => {
  const { told, comeAll, leave } = open({ running: { all: 1 } });
  await comeAll('a1', 'a2', 'a3');
  await leave('a1', 'a2');
  expect(told).toEqual(['a1', 'a2', 'a3']);
});

test('clients take turns, however much of one waits', async () => {
  const { told, comeAll, leave } = open({ running: { all: 4, ofClient: 2 } });
  await comeAll('a1', 'a2', 'b1', 'b2', 'a3', 'a4', 'a5', 'c1', 'd1');
  await leave('a1', 'a2', 'b1', 'b2');
  expect(told.slice(4)).toEqual(['a3', 'c1', 'd1', 'a4']);
});

test('one client that has all its slots holds up nobody behind it', async () => {
  const { told, comeAll, leave } = open({ running: { all: 4, ofClient: 2 } });
  await comeAll('a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1');
  await leave('b1', 'b2');
  expect(told).toEqual(['a1', 'a2', 'b1', 'b2', 'b3', 'c1']);
});

test('a slot is given back once', async () => {
  const { told, comeAll, leave } = open({ running: { all: 2 } });
  await comeAll('a1', 'a2', 'a3', 'a4');
  await leave('a1', 'a1');
  expect(told).toEqual(['a1', 'a2', 'a3']);
});

test('what finds no place to wait is refused at once, the rest when its patience ends', async () => {
  const { told, comeAll, leave, semaphore } = open({
    running: { ofClient: 1 },
    waiting: { all: 4, ofClient: 3 },
  });
  await comeAll('a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'b3');
  expect(told).toEqual(['a1', 'not a5', 'b1', 'not b3']);
  expect(semaphore.waiting()).toBe(4);
  await jest.advanceTimersByTimeAsync(19_999);
  expect(told).toHaveLength(4);
  await jest.advanceTimersByTimeAsync(1);
  expect(told.slice(4)).toEqual(['not a2', 'not a3', 'not a4', 'not b2']);
  expect(semaphore.waiting()).toBe(0);
  await leave('a1');
  await comeAll('a6');
  expect(told.at(-1)).toBe('a6');
});

test('a client that was let in is not refused later', async () => {
  const { told, comeAll, leave } = open({ running: { all: 1 } });
  await comeAll('a1', 'a2');
  await leave('a1');
  await jest.advanceTimersByTimeAsync(20_000);
  expect(told).toEqual(['a1', 'a2']);
});

test('a client that left while it waited takes no slot', async () => {
  const { told, come, comeAll, leave } = open({ running: { all: 1 } });
  const gone = new AbortController();
  await comeAll('a1');
  void come('a2', gone.signal);
  await comeAll('a3');
  gone.abort();
  await leave('a1');
  expect(told).toEqual(['a1', 'not a2', 'a3']);
});

test('all that waits can be sent away', async () => {
  const { told, comeAll, semaphore, leave } = open({ running: { all: 1 } });
  await comeAll('a1', 'a2', 'b1');
  semaphore.sendAllAway();
  await settle();
  expect(told).toEqual(['a1', 'not a2', 'not b1']);
  await leave('a1');
  await comeAll('c1');
  expect(told.at(-1)).toBe('c1');
});

test('work that fails gives its slot back', async () => {
  const { semaphore } = open({ running: { all: 1 } });
  const fail = () => Promise.reject(new Error('away'));
  await expect(semaphore.run({}, fail, () => null)).rejects.toThrow('away');
  expect(
    await semaphore.run(
      {},
      async () => 'done',
      () => null,
    ),
  ).toBe('done');
});

test('heavy work of many clients leaves a slot for quick work', async () => {
  const kinds = { heavy: { running: { all: 1 } }, low: {} };
  const { told, comeAll, leave } = open({ running: { all: 2 }, kinds });
  await comeAll('a1h', 'b1h', 'c1h', 'd1');
  expect(told).toEqual(['a1h', 'd1']);
  await leave('d1');
  expect(told).toHaveLength(2);
  await leave('a1h');
  expect(told[2]).toBe('b1h');
});

test('what is last begins after all else, also of clients that came later', async () => {
  const kinds = { heavy: {}, low: { isLast: true } };
  const { told, comeAll, leave } = open({ running: { all: 1 }, kinds });
  await comeAll('a1', 'b1hl', 'b2', 'c1h', 'd1');
  await leave('a1', 'b2', 'c1h', 'd1');
  expect(told).toEqual(['a1', 'b2', 'c1h', 'd1', 'b1hl']);
});

test('a kind with fewer places to wait leaves the rest of them to others', async () => {
  const kinds = { heavy: {}, low: { waiting: { all: 3, ofClient: 2 } } };
  const { told, comeAll } = open({ running: { all: 1 }, waiting: { all: 6, ofClient: 4 }, kinds });
  await comeAll('z1', 'a1l', 'a2l', 'a3l', 'b1l', 'c1l', 'a4');
  expect(told).toEqual(['z1', 'not a3l', 'not c1l']);
});
