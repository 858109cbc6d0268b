import { tmpdir } from 'node:os';
import { environment } from '@/lib/platform/env';
import { startDemoApi } from '@/lib/testing/demo-api';
import { demoOfSuite } from '@/lib/testing/demo-of-suite';
import { answering, startPushService, taken, type PushService } from '@/lib/testing/push-service';
import { pushStoreInFiles, type PushStore } from './push-store';
import { openShopRaffle, SECRET, storedPhones, watchedShop } from './watched-shop.test-kit';
import { folderOfTest } from '@/lib/testing/folder-of-test';

const DRAW = '2026-11-27T23:30:00.000Z';
const MINUTE_MS = 60_000;

const folder = folderOfTest();
let store: PushStore;
let service: PushService;
const demo = demoOfSuite();

beforeAll(() => {
  process.env.TICKET_SECRET = SECRET;
  process.env.DATA_DIR = tmpdir();
});
beforeEach(async () => {
  store = pushStoreInFiles(folder());
  service = await startPushService();
});
afterEach(async () => {
  service.stop();
  await demo.control.clearFaults();
});

/** A subscribed phone and its ticket, which the watcher has seen twice. */
async function openSeen(numbers = ['01'], sendTimeoutMs?: number) {
  const shop = watchedShop(store, sendTimeoutMs);
  const raffle = await openShopRaffle(demo, { fecha: DRAW });
  const ana = raffle.buyer(numbers);
  const phone = service.phone();
  await ana.reserve();
  await ana.subscribe(store, phone);
  await shop.looks(2);
  const titles = () => phone.messages.map(({ title }) => title);
  const isKept = async () => (await storedPhones(store, raffle.rifid)).length > 0;
  return { shop, raffle, ana, phone, titles, isKept };
}

const PAID = 'Tu pago está confirmado';

test.each([1, 2] as const)(
  'payment and result are told once, whatever restarts, in generation %d',
  async (generation) => {
    const own = await startDemoApi({ generation });
    const { adminApiUrl, adminSellerId } = environment();
    Object.assign(environment(), { adminApiUrl: own.apiUrl, adminSellerId: own.sellerId });
    const shop = watchedShop(store);
    const raffle = await openShopRaffle(own, { fecha: DRAW });
    const [ana, luis] = [raffle.buyer(['01', '02', '03']), raffle.buyer(['05'])];
    const [anas, luiss] = [service.phone(), service.phone()];
    await ana.reserve();
    await luis.reserve();
    await ana.subscribe(store, anas);
    await luis.subscribe(store, luiss);
    /** Two looks tell; the others find nothing new. */
    const settle = async () => {
      shop.restart();
      await shop.looks(4);
    };
    await settle();
    await ana.pay(['01', '02']);
    await settle();
    expect(anas.attempts).toEqual([]);
    await ana.release(['03']);
    await settle();
    await luis.release(['05']);
    await settle();
    shop.isAt('2026-11-27T18:35');
    await settle();
    await raffle.draw('05');
    shop.isAt('2026-11-27T21:35');
    await settle();
    await raffle.draw('01');
    await settle();

    const told = (phone: typeof anas) =>
      phone.messages.map(({ title, body }) => `${title}\n${body}`);
    expect(told(anas)).toEqual([
      'Tu pago está confirmado\nTus números de Moto: 01, 02.\n¡Suerte!',
      'Ya hay resultado\nMoto: salió el 05.',
      expect.stringMatching(/^Se corrigió el resultado\n¡Ganaste!\nMoto: salió tu número 01\.\n/),
    ]);
    expect(told(luiss)).toEqual([
      expect.stringMatching(/^Cambió el estado .*\nMoto: ya no tienes apartados 05\.\n.*WhatsApp/),
      'Ya hay resultado\nMoto: salió el 05.',
      'Se corrigió el resultado\nMoto: salió el 01.\nGanó Ana Pérez',
    ]);
    expect(anas.messages[0]).toMatchObject({ path: ana.path });
    Object.assign(environment(), { adminApiUrl, adminSellerId });
    await own.stop();
  },
);

describe('nothing is told that was so for one look', () => {
  test('a payment', async () => {
    const { shop, ana, titles } = await openSeen();
    await ana.pay();
    await shop.looks(1);
    await ana.reserve();
    await shop.looks(2);
    expect(titles()).toEqual([]);
    await ana.pay();
    await shop.looks(2);
    expect(titles()).toEqual([PAID]);
  });

  test('a result', async () => {
    const { shop, raffle, titles } = await openSeen();
    await raffle.draw('05');
    await shop.looks(1);
    await raffle.draw('06');
    await shop.looks(1);
    await raffle.draw(null);
    await shop.looks(2);
    expect(titles()).toEqual([]);
  });

  test('a look that could not read everything counts as none', async () => {
    const { shop, raffle, ana, titles } = await openSeen();
    await ana.pay();
    await shop.looks(1);
    await ana.reserve();
    const fault = { match: raffle.rifid, kind: 'status', status: 500, times: 0 } as const;
    for (const part of ['/api/tickets/query', '/api/rifas']) {
      const id = await demo.control.addFault({ path: part, ...fault });
      await shop.looks(1);
      await demo.control.removeFault(id);
    }
    await shop.looks(1);
    expect(titles()).toEqual([]);
  });
});

test('a prize is told only while the number is the buyer’s', async () => {
  const { shop, raffle, ana, titles } = await openSeen();
  await ana.pay();
  await shop.looks(2);
  await raffle.buyer(['01'], 'Luis').pay();
  await raffle.draw('01');
  await shop.looks(3);
  expect(titles()).toEqual([PAID, 'Ya hay resultado']);
});

test('each ticket of a phone is told on its own', async () => {
  const { shop, raffle, ana, phone } = await openSeen();
  const again = raffle.buyer(['02']);
  await ana.pay();
  await again.pay();
  await again.subscribe(store, phone);
  await shop.looks(2);
  await raffle.draw('01');
  await shop.looks(3);
  const told = phone.messages.map((message) => [message.path, message.title]);
  expect(told.sort()).toEqual(
    [
      [ana.path, PAID],
      [again.path, PAID],
      [ana.path, '¡Ganaste!'],
      [again.path, 'Ya hay resultado'],
    ].sort(),
  );
});

test('an instance that ends before it sends leaves the message to the next', async () => {
  const { shop, ana, titles } = await openSeen();
  await ana.pay();
  await shop.looks(1);
  const { swap } = store;
  store.swap = async (...change) => {
    await swap(...change);
    throw new Error('The process is killed');
  };
  await expect(shop.looks(1)).rejects.toThrow('killed');
  store.swap = swap;
  shop.restart();
  await shop.lookAfter(1000);
  await shop.looks(2);
  expect(titles()).toEqual([PAID]);
});

describe('a push service', () => {
  test.each([404, 410])('that answers %d has the phone forgotten', async (status) => {
    const { shop, ana, phone, isKept } = await openSeen();
    service.answerAll(answering(status));
    await ana.pay();
    await shop.looks(3);
    expect(phone.attempts).toHaveLength(1);
    expect(await isKept()).toBe(false);
  });

  test.each<[string, Parameters<PushService['answerAll']>[0]]>([
    ...[400, 401, 403, 413, 429, 500, 503]
      .map((status) => [`answers ${status}`, answering(status)] as const)
      .map(([name, answer]): [string, typeof answer] => [name, answer]),
    ['hangs', () => undefined],
    ['hangs up', (response) => response.destroy()],
    ['sends elsewhere', (response) => response.writeHead(307, { location: '/' }).end()],
  ])('that %s is asked again at the next look, until it takes the message', async (_, answer) => {
    const { shop, ana, phone, titles } = await openSeen(['01'], 1000);
    service.answerAll(answer);
    await ana.pay();
    await shop.looks(3);
    expect(phone.attempts).toHaveLength(2);
    service.answerAll(taken);
    await shop.looks(2);
    expect(titles()).toEqual([PAID]);
    expect(phone.attempts).toHaveLength(3);
  });

  test('that takes nothing rests until the next look, and delays no other', async () => {
    const { shop, raffle } = await openSeen();
    const other = await startPushService();
    other.answerAll(answering(503));
    const phones = [];
    for (let number = 2; number < 20; number += 1) {
      const buyer = raffle.buyer([String(number).padStart(2, '0')]);
      await buyer.pay();
      for (const each of [other, other, other, service]) {
        phones.push(each.phone());
        await buyer.subscribe(store, phones.at(-1)!);
      }
    }
    await shop.looks(2);
    const attempts = phones.map((phone) => phone.attempts.length);
    other.stop();
    expect(attempts.filter((_, place) => place % 4 === 3)).toEqual(Array(18).fill(1));
    expect(attempts.reduce((sum, times) => sum + times) - 18).toBeLessThan(30);
  });
});

test.each([
  ['seven days after the last message about its result', '05', '11-27T11:50', '11-27T12:10'],
  ['half a year after it asked, without a result', null, '05-18T12:00', '05-20T12:00'],
])('a phone is forgotten %s', async (_, winner, before, after) => {
  const { shop, raffle, isKept } = await openSeen();
  await raffle.draw(winner);
  await shop.looks(2);
  await demo.control.removeRaffle(raffle.rifid);
  const year = winner ? 2026 : 2027;
  shop.isAt(`${year}-${before}`);
  await shop.looks(1);
  expect(await isKept()).toBe(true);
  shop.isAt(`${year}-${after}`);
  await shop.looks(1);
  expect(await isKept()).toBe(false);
});

test('a raffle that was away tells its phones what is new', async () => {
  const { shop, raffle, ana, titles } = await openSeen();
  const away = { path: '/api/rifas', kind: 'status', status: 404, times: 0 } as const;
  await demo.control.addFault({ ...away, match: raffle.rifid });
  await shop.looks(2);
  await demo.control.clearFaults();
  await ana.pay();
  await shop.looks(2);
  expect(titles()).toEqual([PAID]);
});

describe('the admin API is asked', () => {
  const asked = async (rifid: string) => {
    const requests = await demo.control.requests(rifid);
    await demo.control.clearRequests();
    return requests.map(({ path: asked, body }) =>
      body.includes('$or') ? 'numbers' : asked.includes('tickets') ? 'winner' : 'raffle',
    );
  };
  const LOOK = ['raffle', 'winner', 'numbers'];

  test('once a minute, and for numbers until their payment is confirmed', async () => {
    const { shop, raffle, ana } = await openSeen();
    await asked(raffle.rifid);
    await shop.lookAfter(MINUTE_MS - 1);
    expect(await asked(raffle.rifid)).toEqual([]);
    await shop.lookAfter(1);
    expect(await asked(raffle.rifid)).toEqual(LOOK);
    await ana.pay();
    await shop.looks(2);
    await asked(raffle.rifid);
    await shop.looks(1);
    expect(await asked(raffle.rifid)).toEqual(['raffle', 'winner']);
  });

  test('at once when the clock was ahead and is set right', async () => {
    const { shop, raffle } = await openSeen();
    shop.isAt('2027-01-20T12:00');
    await shop.lookAfter(0);
    shop.isAt('2026-11-20T13:00');
    await asked(raffle.rifid);
    await shop.lookAfter(0);
    expect(await asked(raffle.rifid)).toEqual(LOOK);
  });

  test('for 500 numbers at once, one question after the other', async () => {
    const { rifid, buyer } = await openShopRaffle(demo, { tickets: 1100 });
    const shop = watchedShop(store);
    const number = (place: number) => String(place).padStart(4, '0');
    for (let from = 0; from < 1100; from += 50) {
      const numbers = Array.from({ length: 50 }, (_, place) => number(from + place));
      await buyer(numbers).subscribe(store, service.phone());
    }
    await asked(rifid);
    await shop.looks(1);
    expect(await asked(rifid)).toEqual([...LOOK, 'numbers', 'numbers']);
  });
});
