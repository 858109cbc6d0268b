import { randomUUID } from 'node:crypto';
import { logger } from '@/lib/log/logger';
import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
import { limitedAdmission } from './admission';
import type { SubmittedPurchase } from './attempt';
import { openRaffle, openTestService, PAYMENTS, receipt } from './test-kit';

const MINUTE = 60_000;
const CLIENT = '203.0.113.7';

let demo: DemoApi;
let movedBy = 0;

beforeAll(async () => {
  demo = await startDemoApi();
  process.env.ADMIN_API_URL = demo.apiUrl;
});
afterAll(() => demo.stop());
beforeEach(() => {
  movedBy = 0;
  const begunMinute = Math.ceil(Date.now() / MINUTE) * MINUTE;
  jest.spyOn(Date, 'now').mockImplementation(() => begunMinute + movedBy);
});
afterEach(() => jest.restoreAllMocks());

const { numbers, picture } = limitedAdmission;
const PICTURE = new Uint8Array([1, 2, 3]);

function asked({
  raffleId = String(randomUUID()),
  client = CLIENT as string | null,
  quantity = 50,
  nationalId = 'V1',
} = {}): SubmittedPurchase {
  const tickets = Array.from({ length: quantity }, (_, index) => ({ id: '', number: `${index}` }));
  return {
    key: '',
    raffleId,
    client,
    request: { tickets, nationalId } as SubmittedPurchase['request'],
  };
}

async function reserve(purchase: SubmittedPurchase, total: number): Promise<number> {
  let reserved = 0;
  const most = Math.max(total, 400);
  while (reserved < most && (await numbers(purchase, total)).ok) {
    reserved += purchase.request.tickets.length;
  }
  return reserved;
}

test.each([
  [100, 200],
  [1000, 200],
  [1500, 300],
  [1_000_000, 200_000],
])('of a raffle of %d one address reserves %d in ten minutes', async (total, most) => {
  const quantity = total > 100_000 ? 20_000 : 50;
  expect(await reserve(asked({ raffleId: `raffle-${total}`, quantity }), total)).toBe(most);
});

test('another address and another raffle have room of their own', async () => {
  const raffleId = randomUUID();
  await reserve(asked({ raffleId }), 900);
  expect(await numbers(asked({ raffleId }), 900)).toMatchObject({ ok: false });
  expect(await numbers(asked({ raffleId, client: '198.51.100.9' }), 900)).toMatchObject({
    ok: true,
  });
  expect(await numbers(asked(), 900)).toMatchObject({ ok: true });
});

test('no ten minutes hold more, wherever they begin, and room is told when it comes', async () => {
  const raffleId = randomUUID();
  const fifty = asked({ raffleId });
  expect(await numbers(fifty, 900)).toMatchObject({ ok: true });
  movedBy = 9 * MINUTE;
  expect(await reserve(fifty, 900)).toBe(150);
  movedBy = 10 * MINUTE;
  expect(await numbers(fifty, 900)).toEqual({ ok: false, retryInMs: MINUTE });
  movedBy = 11 * MINUTE;
  expect(await reserve(fifty, 900)).toBe(50);
  expect(await numbers(fifty, 900)).toEqual({ ok: false, retryInMs: 9 * MINUTE });
});

test('what was not reserved after all leaves its room', async () => {
  const raffleId = randomUUID();
  const room = await numbers(asked({ raffleId }), 900);
  if (room.ok) await room.giveBack(30);
  expect(await reserve(asked({ raffleId, quantity: 10 }), 900)).toBe(180);
});

test('where all seem to come from one address there is no such limit, and the log says so once', async () => {
  const warned = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
  const purchase = asked({ client: null });
  for (let round = 0; round < 20; round += 1) {
    expect(await numbers(purchase, 900)).toMatchObject({ ok: true });
  }
  expect(warned.mock.calls).toEqual([
    [{ event: 'reservations-not-limited-by-address', missing: 'TRUSTED_PROXIES' }],
  ]);
});

test('one picture is for two people in ten minutes, who may use it again', async () => {
  const raffleId = randomUUID();
  const of = (nationalId: string) => asked({ raffleId, nationalId });
  for (const person of ['V1', 'V2', 'V1', 'V2']) {
    expect(await picture(of(person), PICTURE)).toMatchObject({ ok: true });
  }
  expect(await picture(of('V3'), PICTURE)).toEqual({ ok: false, retryInMs: 11 * MINUTE });
  expect(await picture(of('V3'), new Uint8Array([1, 2, 4]))).toMatchObject({ ok: true });
  expect(await picture(asked({ nationalId: 'V3' }), PICTURE)).toMatchObject({ ok: true });
  movedBy = 11 * MINUTE;
  expect(await picture(of('V3'), PICTURE)).toMatchObject({ ok: true });
});

test('who meets a limit waits: nothing is sent, the seller is told once, and later it goes through', async () => {
  const service = openTestService({ admission: limitedAdmission });
  const { purchase, sendings, sold } = await openRaffle(demo);
  for (const number of ['01', '02']) await service.submit(purchase([number]), receipt);
  service.messages.length = 0;
  const [third, fourth] = [purchase(['03']), purchase(['04'])];
  for (const { key, ...bought } of [third, fourth]) {
    expect(await service.submit({ key, ...bought }, receipt)).toMatchObject({
      outcome: { state: 'waiting-for-room', retryInMs: 11 * MINUTE },
    });
    await service.finished(key);
    expect(await service.outcomeOf(key)).toMatchObject({ state: 'waiting-for-room' });
  }
  expect(await sendings()).toBe(2);
  expect(service.messages).toEqual([
    expect.stringMatching(/^Aviso: en la rifa .*mismo comprobante/),
  ]);
  movedBy = 11 * MINUTE;
  expect(await service.submit(third, receipt)).toMatchObject({ outcome: { state: 'registered' } });
  expect(await sold()).toEqual(['01', '02', '03']);
});

test('what the admin API refused is not counted', async () => {
  const service = openTestService({ admission: limitedAdmission });
  const { rifid, purchase } = await openRaffle(demo);
  await demo.control.addFault({ path: PAYMENTS, match: rifid, kind: 'status', status: 400 });
  expect(await service.submit(purchase(['01']), receipt)).toMatchObject({
    outcome: { state: 'refused' },
  });
  for (const number of ['02', '03']) {
    expect(await service.submit(purchase([number]), receipt)).toMatchObject({
      outcome: { state: 'registered' },
    });
  }
  expect(await service.submit(purchase(['04']), receipt)).toMatchObject({
    outcome: { state: 'waiting-for-room' },
  });
});
