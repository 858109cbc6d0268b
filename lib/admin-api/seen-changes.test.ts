import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '@/lib/testing/until';
import type { RaffleRecord } from './raffle-record';
import type * as changes from './seen-changes';
import type * as answers from '@/lib/platform/cache/stored-answers';

const RIFID = 'a'.repeat(24);
const MONDAY = new Date('2026-11-23T12:00:00.000Z');
const TUESDAY = new Date('2026-11-24T12:00:00.000Z');
const moto = { rifid: RIFID, name: 'Moto', monto: 5, portada: { img: 'moto.jpg' } };

beforeAll(() => {
  process.env.ADMIN_API_URL = 'https://admin.example.com/api';
});

/** A process of the shop that just started, with its settings. */
async function startShop() {
  Reflect.deleteProperty(globalThis, Symbol.for('storefront.seen-changes'));
  jest.resetModules();
  const { noteChanges, lastChange } = jest.requireActual<typeof changes>('./seen-changes');
  const { readStoredAnswer } = jest.requireActual<typeof answers>(
    '@/lib/platform/cache/stored-answers',
  );
  return {
    async see(rifa: RaffleRecord, at: Date) {
      await noteChanges([rifa], at);
      return lastChange(RIFID);
    },
    stored: () => readStoredAnswer('changes', 'all'),
  };
}

test('a raffle that the shop sees for the first time did not change by that', async () => {
  const shop = await startShop();
  expect(await shop.see(moto, MONDAY)).toBeNull();
  expect(await shop.see(moto, TUESDAY)).toBeNull();
});

test.each([
  ['the past', '2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.000Z'],
  ['the future', '2027-01-01T00:00:00.000Z', null],
])('the admin API’s own date counts at first if it is in %s', async (_, updatedAt, at) => {
  const shop = await startShop();
  expect(await shop.see({ ...moto, updatedAt }, MONDAY)).toBe(at);
});

test.each<[string, RaffleRecord]>([
  ['its name', { name: 'Moto nueva' }],
  ['its price', { monto: 6 }],
  ['its cover', { portada: { img: 'otra.jpg' } }],
  ['its sale', { abierta: false }],
  ['a prize', { premios: [{ name: 'Casco' }] }],
])('a change of %s is a change from when it was seen', async (_, change) => {
  const shop = await startShop();
  await shop.see(moto, MONDAY);
  expect(await shop.see({ ...moto, ...change }, TUESDAY)).toBe(TUESDAY.toISOString());
});

test('a sold ticket and a date that the admin API writes at each sale are no changes', async () => {
  const shop = await startShop();
  await shop.see({ ...moto, statsTickets: { Disponible: 9 } }, MONDAY);
  const sold = { ...moto, statsTickets: { Disponible: 8 }, updatedAt: TUESDAY.toISOString() };
  expect(await shop.see(sold, TUESDAY)).toBeNull();
});

test('a change seen before a restart keeps its date', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'changes-'));
  process.env.DATA_DIR = folder;
  const before = await startShop();
  await before.see(moto, MONDAY);
  const changed = { ...moto, monto: 6 };
  await before.see(changed, MONDAY);
  await until(async () => JSON.stringify(await before.stored()).includes(MONDAY.toISOString()));
  const after = await startShop();
  expect(await after.see(changed, TUESDAY)).toBe(MONDAY.toISOString());
  await rm(folder, { recursive: true });
});
