import { randomUUID } from 'node:crypto';
import { connectRedis } from '@/lib/platform/redis/client';
import { clientOfSuite } from '@/lib/testing/redis-server';
import type { Attempt } from '../attempt';
import { keptAttempt as attempt, REGISTERED as outcome } from '../kept-attempt.test-kit';
import { settled } from '../run-attempt';
import { createMemoryStore, type AttemptStore } from './attempt-store';
import { createRedisStore } from './redis-store';
import { createSharedStore } from './shared-store';

const redis = clientOfSuite((url) => connectRedis(url, () => {}));

const stores: [string, () => [AttemptStore, AttemptStore]][] = [
  ['memory', () => twice(createMemoryStore())],
  ['Redis, two instances', () => [createRedisStore(redis()), createRedisStore(redis())]],
  ['Redis with a memory of its own, two instances', () => [shared(), shared()]],
];
const twice = (store: AttemptStore): [AttemptStore, AttemptStore] => [store, store];
const shared = () => createSharedStore(createRedisStore(redis()), createMemoryStore());

describe.each(stores)('%s', (_, open) => {
  test('a closed attempt is replaced by one of two instances, and never in place of a new one', async () => {
    const [one, two] = open();
    const told = { ...attempt(), outcome: { state: 'not-registered', trace: 'ABC234' } } as const;
    await one.note(told);
    const [here, there] = [await one.find(told.key), await two.find(told.key)];
    const late = { ...told, outcome };
    if (!here || !there) throw new Error('It is not kept');
    const replaced = await Promise.all([one.replace(here, late), two.replace(there, late)]);
    expect(replaced.sort()).toEqual([false, true]);
    expect(await two.find(told.key)).toMatchObject({ outcome });
    expect(await one.replace(here, told)).toBe(false);
  });

  test('one of several attempts at once is opened, by key or by singleFlightKey', async () => {
    const [one, two] = open();
    const first = attempt();
    const rivals = [first, { ...first }, attempt({ singleFlightKey: first.singleFlightKey })];
    const openings = await Promise.all(
      rivals.map((rival, index) => (index % 2 ? two : one).open(rival)),
    );
    expect(openings.filter(({ opened }) => opened)).toHaveLength(1);
    expect(openings.every((opening) => opening.opened || opening.holder === first.key)).toBe(true);
  });

  test('a note leaves the attempt that another sending has opened under the same key', async () => {
    const [one, two] = open();
    const opened = attempt();
    await one.open(opened);
    await two.note({ ...opened, opening: 'earlier', joined: 'another key' });
    expect(await one.find(opened.key)).toMatchObject({ opening: opened.opening });
  });

  test('the first instance that settles an attempt is the only one, and then it may be opened again', async () => {
    const [one, two] = open();
    const known = attempt();
    await one.open(known);
    expect(await two.save({ ...known, phase: 'sent' })).toBe('heard');
    expect(await two.save(settled(known, outcome))).toBe('heard');
    expect(await one.save(settled(known, outcome))).toBe('closed');
    expect(await one.find(known.key)).toMatchObject({ outcome, buyer: null });
    expect(await one.open(attempt({ singleFlightKey: known.singleFlightKey }))).toEqual({
      opened: true,
    });
  });

  test('an instance that still works for an earlier opening of a key changes nothing of the next', async () => {
    const [one, two] = open();
    const first = attempt();
    const next = { ...first, opening: randomUUID(), phase: 'sent' } as const;
    await one.open(first);
    await two.save(settled(first, { state: 'not-registered', trace: 'ABC234' }));
    expect(await two.open(next)).toEqual({ opened: true });
    expect(await one.save(settled(first, outcome))).toBe('closed');
    expect(await two.find(first.key)).toMatchObject({ phase: 'sent', outcome: null });
    expect(await one.open({ ...first, opening: randomUUID() })).toEqual({
      opened: false,
      holder: first.key,
    });
  });

  test('a discarded attempt leaves nothing behind', async () => {
    const [one, two] = open();
    const known = attempt();
    await one.open(known);
    await one.discard(known);
    expect(await two.find(known.key)).toBeNull();
    expect(await two.open(known)).toEqual({ opened: true });
  });
});

test('an instance without Redis goes on alone, and ends the attempts that it began alone', async () => {
  const broken = connectRedis('redis://127.0.0.1:1', () => {});
  const store = createSharedStore(createRedisStore(broken), createMemoryStore());
  const known = attempt();
  expect(await store.open(known)).toEqual({ opened: true });
  expect(await store.open(attempt({ singleFlightKey: known.singleFlightKey }))).toMatchObject({
    opened: false,
  });
  expect(await store.save(settled(known, outcome))).toBe('alone');
  expect(await store.save(settled(known, outcome))).toBe('closed');
  expect(await store.find(known.key)).toMatchObject({ outcome });
  broken.disconnect();
});

test('an opening that reached Redis without an answer is ended there too', async () => {
  const inRedis = createRedisStore(redis());
  const deaf: AttemptStore = {
    ...inRedis,
    async open(known) {
      await inRedis.open(known);
      throw new Error('Command timed out');
    },
  };
  const store = createSharedStore(deaf, createMemoryStore());
  const known = attempt();
  expect(await store.open(known)).toEqual({ opened: true });
  expect(await store.save(settled(known, outcome))).toBe('alone');
  expect(await shared().find(known.key)).toMatchObject({ outcome });
  expect(await shared().open({ ...known, opening: randomUUID() })).toEqual({ opened: true });
});

test('an attempt that ended here while Redis was silent is found, here and there', async () => {
  const inRedis = createRedisStore(redis());
  let isSilent = false;
  const store = createSharedStore(
    {
      ...inRedis,
      async save(known) {
        if (isSilent) throw new Error('Command timed out');
        return inRedis.save(known);
      },
    },
    createMemoryStore(),
  );
  const known = attempt();
  await store.open(known);
  isSilent = true;
  expect(await store.save(settled(known, outcome))).toBe('alone');
  isSilent = false;
  expect(await store.find(known.key)).toMatchObject({ outcome });
  expect(await shared().find(known.key)).toMatchObject({ outcome });
});

test('Redis forgets an unsent attempt after ten minutes, an open key after twenty, and a sent attempt after a day', async () => {
  const store = createRedisStore(redis());
  const minutesOf = async (key: string) => Math.ceil((await redis().ttl(key)) / 60);
  const lifeOf = async ({ key }: Attempt) => minutesOf(`payment:attempt:${key}`);
  const refused = attempt();
  await store.open(refused);
  expect(await lifeOf(refused)).toBe(10);
  for (const name of [refused.key, refused.singleFlightKey]) {
    expect(await minutesOf(`payment:open:${name}`)).toBe(20);
  }
  await store.save(settled(refused, { state: 'not-registered', trace: 'ABC234' }));
  expect(await lifeOf(refused)).toBe(10);
  const bought = attempt();
  await store.open(bought);
  await store.save({ ...bought, phase: 'sent' });
  expect(await lifeOf(bought)).toBe(24 * 60);
});

test('a full memory forgets the oldest unsent attempt, and no sent one', async () => {
  const memory = createMemoryStore(2);
  const [bought, ...unsent] = [attempt(), attempt(), attempt(), attempt()] as const;
  await memory.open(bought);
  await memory.save(settled({ ...bought, phase: 'sent' }, outcome));
  for (const each of unsent) await memory.open(each);
  const found = await Promise.all([bought, ...unsent].map(({ key }) => memory.find(key)));
  expect(found.map((each) => each?.key)).toEqual([
    bought.key,
    undefined,
    unsent[1]?.key,
    unsent[2]?.key,
  ]);
});
