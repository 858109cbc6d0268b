import { createFairQueue, type Rules, type Turn } from './fair-queue';

const rules: Rules = {
  atOnce: 2,
  heavyAtOnce: 1,
  maxWaiting: 6,
  maxWaitingOfClient: 4,
  patienceMs: 20_000,
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open(changes: Partial<Rules> = {}) {
  const queue = createFairQueue({ ...rules, ...changes });
  const log: string[] = [];
  const inside = new Map<string, Turn>();
  async function come(name: string, client: string, isHeavy = false, isLowPriority = false) {
    const turn = { client, isHeavy, isLowPriority };
    log.push(`${name} ${(await queue.enter(turn)) ? 'in' : 'away'}`);
    inside.set(name, turn);
  }
  async function leave(name: string) {
    const turn = inside.get(name);
    if (turn) queue.leave(turn);
    await settle();
  }
  return { queue, log, come, leave };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

test('one job of a client runs at a time, though a place is free', async () => {
  const { log, come, leave } = open();
  void come('first', 'a');
  void come('second', 'a');
  await settle();
  expect(log).toEqual(['first in']);
  await leave('first');
  expect(log).toEqual(['first in', 'second in']);
});

test('clients take turns, however many of one wait', async () => {
  const { log, come, leave } = open({ atOnce: 1 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) void come(name, 'a');
  void come('b1', 'b');
  void come('c1', 'c');
  await settle();
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await leave(name);
  expect(log.map((line) => line.split(' ')[0])).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
});

test('heavy work of many clients leaves a place for quick work', async () => {
  const { log, come, leave } = open();
  for (const client of ['a', 'b', 'c']) void come(`heavy ${client}`, client, true);
  void come('light', 'd');
  await settle();
  expect(log).toEqual(['heavy a in', 'light in']);
  await leave('light');
  expect(log).toHaveLength(2);
  await leave('heavy a');
  expect(log[2]).toBe('heavy b in');
});

test('a job that waits longer than patience lasts is sent away, and takes no slot later', async () => {
  const { log, come, leave, queue } = open();
  void come('first', 'a');
  void come('second', 'a');
  await jest.advanceTimersByTimeAsync(20_000);
  expect(log).toEqual(['first in', 'second away']);
  expect(queue.waiting()).toBe(0);
  await leave('first');
  void come('third', 'a');
  await settle();
  expect(log[2]).toBe('third in');
});

test('one client cannot fill the queue, and a full queue sends away at once', async () => {
  const { log, come } = open();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) void come(name, 'a');
  await settle();
  expect(log).toEqual(['a1 in', 'a6 away']);
  void come('b1', 'b');
  for (const client of ['c', 'd', 'e']) void come(client, client);
  await settle();
  expect(log).toEqual(['a1 in', 'a6 away', 'b1 in', 'e away']);
});

const LOW = { maxWaiting: 3, maxWaitingOfClient: 2 };

test('low-priority work begins after all else, also of clients that came later', async () => {
  const { log, come, leave } = open({ atOnce: 1 });
  void come('first', 'a');
  void come('low', 'b', true, true);
  void come('card', 'c', true);
  void come('receipt', 'd');
  await settle();
  for (const name of ['first', 'card', 'receipt']) await leave(name);
  expect(log).toEqual(['first in', 'card in', 'receipt in', 'low in']);
});

test('low-priority work has less capacity, and leaves the rest of it to others', async () => {
  const { log, come } = open({ atOnce: 1, lowPriority: LOW });
  void come('first', 'z');
  for (const name of ['a1', 'a2', 'a3']) void come(name, 'a', true, true);
  for (const client of ['b', 'c']) void come(client, client, true, true);
  void come('receipt', 'a');
  await settle();
  expect(log).toEqual(['first in', 'a3 away', 'c away']);
});
