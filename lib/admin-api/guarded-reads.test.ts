import { setTimeout } from 'node:timers/promises';
import { demoOfSuite } from '@/lib/testing/demo-of-suite';
import { isAdminApiAnswering, throughCircuitBreaker } from './guarded-reads';
import { callAdmin, readAdmin } from './transport';

const demo = demoOfSuite();
let rifid: string;

beforeAll(async () => {
  ({ rifid } = await demo.control.createRaffle({ tickets: 10 }));
});

const RESTS_MS = 2000;
const look = throughCircuitBreaker(() => readAdmin({ method: 'GET', path: `/rifas/${rifid}` }));
const buy = () => callAdmin({ method: 'GET', path: `/rifas/${rifid}`, timeoutMs: 300 });
const list = () =>
  callAdmin({ method: 'POST', path: '/rifas/query', json: { hasta: 1 }, timeoutMs: 300 });

async function asked(): Promise<number> {
  return (await demo.control.requests(rifid)).length;
}

beforeEach(async () => {
  await demo.control.clearFaults();
  await buy();
  await demo.control.clearRequests();
});

async function breakAdminApi(kind: 'status' | 'silence') {
  await demo.control.addFault({ path: '/api', kind, status: 500, times: 0 });
  await Promise.all(Array.from({ length: 5 }, () => [buy(), list()]).flat());
  await demo.control.clearRequests();
}

test('a failing admin API gets no requests from visitors who only look', async () => {
  await breakAdminApi('status');
  expect(isAdminApiAnswering()).toBe(false);
  const answers = await Promise.all(Array.from({ length: 200 }, () => look()));
  expect(answers.every((answer) => !answer.ok && answer.reason === 'resting')).toBe(true);
  expect(await asked()).toBe(0);
});

test('a rush for raffles that are not cached is answered, a part of it at a time', async () => {
  const AT_ONCE = 96;
  let underWay = 0;
  let most = 0;
  const lookAt = throughCircuitBreaker(async () => {
    most = Math.max(most, (underWay += 1));
    await setTimeout(400);
    underWay -= 1;
    return { ok: true as const };
  });
  const answers = await Promise.all(Array.from({ length: 3 * AT_ONCE }, () => lookAt()));
  expect(answers.filter(({ ok }) => !ok)).toEqual([]);
  expect(most).toBe(AT_ONCE);
});

test('a read that has waited six seconds for its turn is given up', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const lookAt = throughCircuitBreaker(() => ended.then(() => ({ ok: true as const })));
  const running = Array.from({ length: 96 }, lookAt);
  let answer: unknown;
  void lookAt().then((given) => (answer = given));
  await jest.advanceTimersByTimeAsync(5999);
  expect(answer).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(answer).toMatchObject({ ok: false });
  end();
  await Promise.all(running);
});

test('nobody goes on waiting for a slot once a hanging admin API is given up', async () => {
  await demo.control.addFault({ path: '/api', kind: 'silence', times: 0 });
  const lookAt = throughCircuitBreaker(() =>
    callAdmin({ method: 'GET', path: `/rifas/${rifid}`, timeoutMs: 2500 }),
  );
  const answers = Promise.all(Array.from({ length: 300 }, () => lookAt()));
  await Promise.all(Array.from({ length: 5 }, () => [buy(), list()]).flat());
  expect(isAdminApiAnswering()).toBe(false);
  const reasons = (await answers).map((answer) => !answer.ok && answer.reason);
  expect(reasons.filter((reason) => reason === 'resting')).toHaveLength(300 - 96);
});

test('a purchase’s requests are sent all the same, and their answer lets everybody look again', async () => {
  await breakAdminApi('status');
  await demo.control.clearFaults();
  expect(await look()).toMatchObject({ reason: 'resting' });
  expect(await buy()).toMatchObject({ ok: true });
  expect(await look()).toMatchObject({ ok: true });
});

test('one visitor after a rest finds the admin API back', async () => {
  await breakAdminApi('status');
  await demo.control.clearFaults();
  const since = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => since + RESTS_MS);
  expect(await look()).toMatchObject({ ok: true });
  expect(isAdminApiAnswering()).toBe(true);
});

test('a raffle that does not exist is an answer', async () => {
  for (let time = 0; time < 20; time += 1) {
    await callAdmin({ method: 'GET', path: '/rifas/ffffffffffffffffffffffff' });
  }
  expect(isAdminApiAnswering()).toBe(true);
});
