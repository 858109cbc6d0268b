import { mkdirSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { connectRedis } from '@/lib/platform/redis/client';
import { clientOfSuite } from '@/lib/testing/redis-server';
import { pushStoreInFiles, pushStoreInRedis, type PushStore } from './push-store';
import { addPhone, changePhone, openSubscription, type Phone } from './subscriptions';
import { storedPhones } from './watched-shop.test-kit';
import { folderOfTest } from '@/lib/testing/folder-of-test';

jest.mock('@/lib/platform/env', () => ({
  environment: () => ({ ticketSecret: 'a secret of more than thirty-two characters' }),
}));

const redis = clientOfSuite((url) => connectRedis(url, () => undefined));
const folder = folderOfTest();
beforeEach(async () => {
  await redis().flushall();
});

const MOTO = 'a'.repeat(24);
const ticket = (token = 'token') => ({ raffleId: MOTO, token });

function phone(name: string): Phone {
  return {
    endpoint: `https://fcm.googleapis.com/${name}`,
    p256dh: 'p',
    auth: 'a',
    told: {},
    at: 0,
  };
}

async function storedFiles(): Promise<string> {
  const names = await readdir(folder(), { recursive: true });
  const read = (name: string) => readFile(path.join(folder(), name), 'utf8').catch(() => '');
  return [...names, ...(await Promise.all(names.map(read)))].join(' ');
}

async function storedInRedis(): Promise<string> {
  const hashes = (await redis().keys('*')).map(async (key) => [
    key,
    JSON.stringify((await redis().type(key)) === 'hash' ? await redis().hgetall(key) : ''),
  ]);
  return (await Promise.all(hashes)).flat().join(' ');
}

describe.each<[string, () => PushStore, () => Promise<string>]>([
  ['files', () => pushStoreInFiles(folder()), storedFiles],
  ['Redis', () => pushStoreInRedis(redis()), storedInRedis],
])('%s', (_, open, stored) => {
  let store: PushStore;
  beforeEach(() => (store = open()));

  const all = async (group: string) => {
    const entries = [];
    for await (const entry of store.entries(group)) entries.push(entry);
    return entries.sort();
  };

  test('an entry is written only in place of what the writer knows', async () => {
    expect(await store.swap('a', '1', null, 'one')).toBe(true);
    expect(await store.swap('a', '1', null, 'other')).toBe(false);
    expect(await store.swap('a', '1', 'other', 'two')).toBe(false);
    expect(await store.swap('a', '1', 'one', 'two')).toBe(true);
    await store.swap('b', '1', null, 'three');
    expect([await store.read('a', '1'), await store.read('a', '2')]).toEqual(['two', null]);
    expect([await all('a'), await all('b'), await all('c')]).toEqual([
      [['1', 'two']],
      [['1', 'three']],
      [],
    ]);
    expect((await store.groups()).sort()).toEqual(['a', 'b']);
    expect(await store.swap('a', '1', 'two', null)).toBe(true);
    expect([await all('a'), await store.read('a', '1')]).toEqual([[], null]);
  });

  test('of all that write at once one succeeds', async () => {
    const written = ['1', '2', '3', '4'].map((text) => store.swap('a', '1', null, text));
    expect((await Promise.all(written)).filter(Boolean)).toHaveLength(1);
  });

  test('what is stored shows no endpoint and no ticket', async () => {
    await addPhone(store, ticket('Qm9sZXRv'), phone('one'));
    expect(await stored()).toMatch(/[\w-]{100}/);
    expect(await stored()).not.toMatch(/googleapis|endpoint|Qm9sZXRv/);
  });

  test('of many phones of a ticket at once five find room, and none twice', async () => {
    const names = Array.from({ length: 20 }, (_, at) => String(at));
    const added = await Promise.all(names.map((name) => addPhone(store, ticket(), phone(name))));
    expect(added.filter(Boolean)).toHaveLength(5);
    const [first] = await storedPhones(store, MOTO);
    expect(await addPhone(store, ticket(), first!)).toBe(true);
    expect(await addPhone(store, ticket('another'), phone('20'))).toBe(true);
    await changePhone(store, ticket(), first?.endpoint, () => null);
    await changePhone(store, ticket(), first?.endpoint, () => null);
    expect(await addPhone(store, ticket(), phone('20'))).toBe(true);
    expect(await addPhone(store, ticket(), phone('21'))).toBe(false);
  });

  test('a phone that subscribes again keeps what it was told', async () => {
    const one = phone('one');
    await addPhone(store, ticket(), { ...one, told: { payment: 'confirmed' } });
    await addPhone(store, ticket(), one);
    expect(await storedPhones(store, MOTO)).toEqual([{ ...one, told: { payment: 'confirmed' } }]);
  });

  test('nothing is left of a ticket whose last phone is gone', async () => {
    await addPhone(store, ticket(), phone('one'));
    await changePhone(store, ticket(), phone('one').endpoint, () => null);
    expect(await all(MOTO)).toEqual([]);
  });
});

test('files that nobody can read, or that are unfinished, are no phones', async () => {
  const store = pushStoreInFiles(folder());
  await addPhone(store, ticket(), phone('one'));
  const raffle = path.join(folder(), 'push', MOTO);
  const [name = ''] = await readdir(raffle);
  writeFileSync(path.join(raffle, `${name}.new`), await readFile(path.join(raffle, name)));
  mkdirSync(path.join(raffle, 'unreadable'));
  expect(await storedPhones(store, MOTO)).toEqual([phone('one')]);
});

test('a subscription that another secret sealed is none', async () => {
  const store = pushStoreInFiles(folder());
  await addPhone(store, ticket(), phone('one'));
  jest.resetModules();
  jest.doMock('@/lib/ticket/seal-keys', () => ({
    ticketKeys: () => ({ seal: Buffer.alloc(32), nonce: Buffer.alloc(32) }),
  }));
  const ofAnotherShop = await import('./subscriptions');
  for await (const [, text] of store.entries(MOTO)) {
    expect(openSubscription(text)).not.toBeNull();
    expect(ofAnotherShop.openSubscription(text)).toBeNull();
  }
});

test('everything in Redis expires, in case nothing removes it', async () => {
  await addPhone(pushStoreInRedis(redis()), ticket(), phone('one'));
  const keys = await redis().keys('*');
  const lives = await Promise.all(keys.map((key) => redis().ttl(key)));
  expect([keys.length, Math.min(...lives) > 0]).toEqual([2, true]);
});
