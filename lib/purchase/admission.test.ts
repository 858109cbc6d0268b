import { randomUUID } from 'node:crypto';
import { logger } from '@/lib/platform/log/logger';
import { limitedAdmission } from './admission';
import type { SubmittedPurchase } from './attempt';

const MINUTE = 60_000;
const CLIENT = '203.0.113.7';

process.env.ADMIN_API_URL = 'http://127.0.0.1:9/api';

let movedBy = 0;

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
])('one address reserves, in a raffle of %d numbers, %d in ten minutes', async (total, most) => {
  const quantity = total > 100_000 ? 20_000 : 50;
  expect(await reserve(asked({ raffleId: `raffle-${total}`, quantity }), total)).toBe(most);
});

test('another address and another raffle have a capacity of their own', async () => {
  const raffleId = randomUUID();
  await reserve(asked({ raffleId }), 900);
  expect(await numbers(asked({ raffleId }), 900)).toMatchObject({ ok: false });
  expect(await numbers(asked({ raffleId, client: '198.51.100.9' }), 900)).toMatchObject({
    ok: true,
  });
  expect(await numbers(asked(), 900)).toMatchObject({ ok: true });
});

test('a /64 for each purchase reserves no more than twice what one may', async () => {
  const raffleId = randomUUID();
  const from = (at: number) => asked({ raffleId, client: `2800:484:1:${at}::/64` });
  const rooms = await Promise.all(Array.from({ length: 18 }, (_, at) => numbers(from(at), 900)));
  expect(rooms.filter(({ ok }) => ok)).toHaveLength(8);
  const elsewhere = asked({ raffleId, client: '2800:484:2:1::/64' });
  expect(await numbers(elsewhere, 900)).toMatchObject({ ok: true });
});

test('no ten minutes hold more, wherever they begin, and the refusal says when capacity returns', async () => {
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

test('numbers not reserved after all free their capacity', async () => {
  const raffleId = randomUUID();
  const room = await numbers(asked({ raffleId }), 900);
  if (room.ok) await room.giveBack(30);
  expect(await reserve(asked({ raffleId, quantity: 10 }), 900)).toBe(180);
});

test('no such limit applies where all seem to come from one address, and the log says so once', async () => {
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

test('a purchase above the remaining capacity takes none of it', async () => {
  const raffleId = randomUUID();
  const of = (quantity: number) => numbers(asked({ raffleId, quantity }), 900);
  expect(await of(150)).toMatchObject({ ok: true });
  expect(await of(51)).toEqual({ ok: false, retryInMs: 11 * MINUTE });
  expect(await of(50)).toMatchObject({ ok: true });
});

test('unknown addresses have nothing to give back', async () => {
  jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
  const room = await numbers(asked({ client: null }), 900);
  expect(room.ok && (await room.giveBack(50))).toBeUndefined();
});

describe('one picture', () => {
  const raffleId = 'ABCDEF'.repeat(4);
  let picked = 0;
  /** Uses a picture that no other test has. */
  function sharing() {
    picked += 1;
    const bytes = new Uint8Array([9, picked]);
    return (nationalId: string, raffle = raffleId) =>
      picture(asked({ raffleId: raffle, nationalId }), bytes);
  }

  test('says when the first of two people no longer counts', async () => {
    const of = sharing();
    await of('V1');
    movedBy = 3 * MINUTE;
    await of('V2');
    movedBy = 5 * MINUTE;
    expect(await of('V3')).toEqual({ ok: false, retryInMs: 6 * MINUTE });
  });

  test('is refused to the third however often', async () => {
    const of = sharing();
    for (const person of ['V1', 'V2']) await of(person);
    for (let time = 0; time < 3; time += 1) expect(await of('V3')).toMatchObject({ ok: false });
    movedBy = 11 * MINUTE;
    for (const person of ['V3', 'V4']) expect(await of(person)).toMatchObject({ ok: true });
  });

  test('is the same whether the raffle’s id has capitals or not', async () => {
    const of = sharing();
    for (const person of ['V1', 'V2']) await of(person);
    expect(await of('V3', raffleId.toLowerCase())).toMatchObject({ ok: false });
  });

  test('that a person gave back is free for another, with a new count', async () => {
    const of = sharing();
    const room = await of('V1');
    await of('V2');
    if (room.ok) await room.giveBack(1);
    expect(await of('V3')).toMatchObject({ ok: true });
    expect(await of('V1')).toMatchObject({ ok: false });
  });

  test('given back by a buyer who bought with it before still counts for that purchase', async () => {
    const of = sharing();
    await of('V1');
    const again = await of('V1');
    await of('V2');
    if (again.ok) await again.giveBack(1);
    expect(await of('V3')).toMatchObject({ ok: false });
  });

  test('given back as often as it was used leaves nothing counted', async () => {
    const of = sharing();
    for (const room of [await of('V1'), await of('V1')]) if (room.ok) await room.giveBack(1);
    for (const person of ['V2', 'V3']) expect(await of(person)).toMatchObject({ ok: true });
    expect(await of('V1')).toMatchObject({ ok: false });
  });
});
