import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectRedis } from '@/lib/platform/redis/client';
import { clientOfSuite } from '@/lib/testing/redis-server';
import {
  CLAIM_MS,
  MOST,
  subscriptionId,
  type Subscription,
  type Subscriptions,
} from './subscription';
import { subscriptionFiles } from './subscription-files';
import { subscriptionsInRedis } from './subscriptions-in-redis';

jest.mock('@/lib/platform/env', () => ({
  environment: () => ({ ticketSecret: 'a secret of more than thirty-two characters' }),
}));

const redis = clientOfSuite((url) => connectRedis(url, () => undefined));
const folder = mkdtempSync(path.join(tmpdir(), 'subscriptions-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MOTO = 'a'.repeat(24);
const CARRO = 'b'.repeat(24);

function phone(name: string, { token = 'token', raffleId = MOTO } = {}): Subscription {
  const device = { endpoint: `https://fcm.googleapis.com/${name}`, p256dh: 'p', auth: 'a' };
  return { id: subscriptionId(token, name), raffleId, token, device };
}

async function all(place: Subscriptions) {
  const found = [];
  for await (const subscription of place.ofRaffle(MOTO)) found.push(subscription);
  return found.sort((one, other) => one.device.endpoint.localeCompare(other.device.endpoint));
}

async function storedFiles(): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const read = (name: string) => readFile(path.join(folder, name), 'utf8').catch(() => '');
  return [...names, ...(await Promise.all(names.map(read)))].join(' ');
}

async function storedInRedis(): Promise<string> {
  const hashes = (await redis().keys('*')).map(async (key) => [
    key,
    JSON.stringify((await redis().type(key)) === 'hash' ? await redis().hgetall(key) : ''),
  ]);
  return (await Promise.all(hashes)).flat().join(' ');
}

describe.each<[string, () => Subscriptions, () => Promise<string>]>([
  ['files', () => subscriptionFiles(folder), storedFiles],
  ['Redis', () => subscriptionsInRedis(redis()), storedInRedis],
])('%s', (_, open, stored) => {
  let place: Subscriptions;
  beforeEach(async () => {
    place = open();
    for (const raffleId of await place.raffles()) await place.removeRaffle(raffleId);
  });
  afterEach(() => jest.restoreAllMocks());

  test('a raffle’s phones come back with what each was told', async () => {
    const [one, other] = [phone('one'), phone('other', { token: 'another' })];
    for (const added of [one, other, phone('third', { raffleId: CARRO })]) await place.add(added);
    for (const notice of ['confirmed', 'result.0427']) await place.markTold(MOTO, one.id, notice);
    expect(await all(place)).toEqual([
      { ...one, told: new Set(['confirmed', 'result.0427']) },
      { ...other, told: new Set() },
    ]);
    expect((await place.raffles()).sort()).toEqual([MOTO, CARRO]);
  });

  test('what is stored shows no endpoint and no ticket', async () => {
    await place.add(phone('one', { token: 'Qm9sZXRv' }));
    expect(await stored()).toMatch(/[\w-]{100}/);
    expect(await stored()).not.toMatch(/googleapis|endpoint|Qm9sZXRv/);
  });

  test('the same phone once more changes nothing, and a ticket has at most five', async () => {
    const names = ['1', '2', '3', '4', '5'];
    for (const name of [...names, '1']) expect(await place.add(phone(name))).toBe('kept');
    expect(await place.add(phone('6'))).toBe('purchase-full');
    expect(await place.add(phone('6', { token: 'another' }))).toBe('kept');
    await place.remove(MOTO, phone('2').id);
    await place.remove(MOTO, phone('2').id);
    expect(await place.add(phone('6'))).toBe('kept');
    expect(await place.add(phone('7'))).toBe('purchase-full');
  });

  test('the shop has an upper bound over all raffles', async () => {
    jest.replaceProperty(MOST, 'phones', 2);
    await place.add(phone('1', { token: '1' }));
    await place.add(phone('2', { token: '2', raffleId: CARRO }));
    expect(await place.add(phone('3', { token: '3' }))).toBe('shop-full');
    expect(await place.add(phone('1', { token: '1' }))).toBe('kept');
  });

  test('of all who claim a notice at once one may send it, until its claim ends', async () => {
    const { id } = phone('one');
    await place.add(phone('one'));
    const claim = (now: number, by = place) => by.claim(MOTO, id, 'confirmed', now);
    const claims = await Promise.all([claim(1), claim(1), claim(1, open())]);
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect((await all(place))[0]?.told).toEqual(new Set());
    expect(await claim(CLAIM_MS)).toBe(false);
    expect(await claim(CLAIM_MS + 1)).toBe(true);
    expect(await claim(CLAIM_MS + 1)).toBe(false);
  });

  test('nobody claims what was told', async () => {
    const { id } = phone('one');
    await place.add(phone('one'));
    const claim = (now: number) => place.claim(MOTO, id, 'confirmed', now);
    await claim(1);
    await place.markTold(MOTO, id, 'confirmed');
    for (const now of [1, 2 * CLAIM_MS, 9 * CLAIM_MS]) expect(await claim(now)).toBe(false);
    expect((await all(place))[0]?.told).toEqual(new Set(['confirmed']));
  });

  test('a phone that comes back soon is not told again what it was told', async () => {
    const one = phone('one');
    await place.add(one);
    await place.markTold(MOTO, one.id, 'confirmed');
    await place.remove(MOTO, one.id);
    expect(await place.has(MOTO, one.id)).toBe(false);
    await place.add(one);
    expect(await place.has(MOTO, one.id)).toBe(true);
    expect((await all(place))[0]?.told).toEqual(new Set(['confirmed']));
  });

  test('what a phone that is gone was told is forgotten at the next look', async () => {
    const [one, other] = [phone('one'), phone('other')];
    for (const each of [one, other]) {
      await place.add(each);
      await place.markTold(MOTO, each.id, 'confirmed');
      await place.claim(MOTO, each.id, 'hour.1', 1);
    }
    await place.remove(MOTO, one.id);
    expect(await all(place)).toEqual([{ ...other, told: new Set(['confirmed']) }]);
    expect(await stored()).not.toContain(one.id);
    await place.add(one);
    expect((await all(place))[0]?.told).toEqual(new Set());
  });

  test('of many phones of a ticket at once five find room', async () => {
    const names = Array.from({ length: 20 }, (_, at) => String(at));
    const added = await Promise.all(names.map((name) => open().add(phone(name))));
    expect(added.filter((answer) => answer === 'kept')).toHaveLength(5);
  });

  test('nothing of a removed raffle is left', async () => {
    await place.add(phone('one'));
    await place.claim(MOTO, phone('one').id, 'confirmed', 1);
    await place.markTold(MOTO, phone('one').id, 'tomorrow');
    await place.removeRaffle(MOTO);
    expect([await place.raffles(), await all(place)]).toEqual([[], []]);
    expect(await stored()).not.toContain(MOTO);
  });
});

test('a file that is no subscription, or that nobody can read, keeps no phone from being told', async () => {
  const place = subscriptionFiles(folder);
  for (const raffleId of await place.raffles()) await place.removeRaffle(raffleId);
  await place.add(phone('one'));
  writeFileSync(path.join(folder, '.DS_Store'), 'x');
  writeFileSync(path.join(folder, MOTO, '.DS_Store'), 'x');
  mkdirSync(path.join(folder, MOTO, phone('unreadable').id));
  expect(await all(place)).toEqual([{ ...phone('one'), told: new Set() }]);
  expect(await place.raffles()).toEqual([MOTO]);
  expect(await place.add(phone('two', { token: 'another' }))).toBe('kept');
});

test('a subscription that another secret sealed is left out', async () => {
  const place = subscriptionFiles(folder);
  await place.add(phone('one'));
  jest.resetModules();
  jest.doMock('@/lib/ticket/seal-keys', () => ({
    ticketKeys: () => ({ seal: Buffer.alloc(32), nonce: Buffer.alloc(32) }),
  }));
  const { subscriptionFiles: ofAnotherShop } = await import('./subscription-files');
  expect(await all(ofAnotherShop(folder))).toEqual([]);
});

test('what was told while Redis was away is not claimed once it is back', async () => {
  const place = subscriptionsInRedis(redis());
  await place.add(phone('one'));
  await place.claim(MOTO, phone('one').id, 'confirmed', 1);
  const away = jest.spyOn(redis(), 'multi').mockImplementationOnce(() => {
    throw new Error('Redis is away');
  });
  await expect(place.markTold(MOTO, phone('one').id, 'confirmed')).rejects.toThrow();
  away.mockRestore();
  await place.catchUp();
  expect(await place.claim(MOTO, phone('one').id, 'confirmed', 2 * CLAIM_MS)).toBe(false);
  expect((await all(subscriptionsInRedis(redis())))[0]?.told).toEqual(new Set(['confirmed']));
});

test('everything in Redis expires, in case nothing removes it', async () => {
  await redis().flushall();
  const place = subscriptionsInRedis(redis());
  await place.add(phone('one'));
  await place.claim(MOTO, phone('one').id, 'confirmed', 1);
  const keys = await redis().keys('*');
  const lives = await Promise.all(keys.map((key) => redis().ttl(key)));
  expect([keys.length, Math.min(...lives) > 0]).toEqual([4, true]);
});
