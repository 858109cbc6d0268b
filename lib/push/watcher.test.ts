import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
import { freePort } from '@/lib/testing/free-port';
import { answering, startPushService, taken, type PushService } from '@/lib/testing/push-service';
import { subscriptionFiles } from './subscription-files';
import { openShopRaffle, SECRET, watchedShop } from './watched-shop.test-kit';

const DRAW = '2026-11-27T23:30:00.000Z';
const MINUTE_MS = 60_000;

let folder: string;
let store: ReturnType<typeof subscriptionFiles>;
let service: PushService;
let demo: DemoApi;

beforeAll(async () => {
  demo = await startDemoApi();
  process.env.ADMIN_API_URL = demo.apiUrl;
  process.env.TICKET_SECRET = SECRET;
  process.env.SITE_URL = 'https://rifas.example.com';
  process.env.DATA_DIR = tmpdir();
});
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'push-'));
  store = subscriptionFiles(folder);
  service = await startPushService();
});
afterEach(async () => {
  service.stop();
  rmSync(folder, { recursive: true });
  await demo.control.clearFaults();
});
afterAll(() => demo.stop());

/** A subscribed phone and its ticket, which the watcher has seen twice. */
async function openSeen(numbers = ['01']) {
  const shop = watchedShop(store);
  const raffle = await openShopRaffle(demo, { fecha: DRAW });
  const ana = raffle.buyer(numbers);
  const phone = service.phone();
  await ana.reserve();
  const id = await ana.subscribe(store, phone);
  await shop.looks(2);
  const titles = () => phone.messages.map(({ title }) => title);
  const isKept = () => store.has(raffle.rifid, id);
  return { shop, raffle, ana, phone, titles, isKept };
}

const PAID = 'Tu pago está confirmado';

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

  test('one number of several', async () => {
    const { shop, ana, titles } = await openSeen(['01', '02']);
    await ana.pay(['01']);
    await shop.looks(1);
    await ana.pay(['01', '02']);
    await shop.looks(1);
    expect(titles()).toEqual([]);
    await shop.looks(1);
    expect(titles()).toEqual([PAID]);
  });

  test('a result, and its winner', async () => {
    const { shop, raffle, titles } = await openSeen();
    await raffle.draw('05');
    await shop.looks(1);
    await raffle.draw('06');
    await shop.looks(1);
    await raffle.draw(null);
    await shop.looks(2);
    expect(titles()).toEqual([]);
  });

  test('the day of a draw', async () => {
    const { shop, raffle, titles } = await openSeen();
    await raffle.change({ fecha: '2026-11-21T23:30:00.000Z' });
    await shop.looks(1);
    await raffle.change({ fecha: DRAW });
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

  test('after a restart two looks are needed again', async () => {
    const { shop, ana, titles } = await openSeen();
    await ana.pay();
    await shop.looks(1);
    shop.restart();
    await shop.looks(1);
    expect(titles()).toEqual([]);
    await shop.looks(1);
    expect(titles()).toEqual([PAID]);
  });
});

test('the draw is told by what is so on the day before, also of numbers that were confirmed', async () => {
  const { shop, raffle, ana, titles } = await openSeen();
  await ana.pay();
  await shop.looks(2);
  await raffle.buyer(['01']).pay();
  shop.isAt('2026-11-26T12:00');
  await shop.looks(3);
  expect(titles()).toEqual([PAID, 'Cambió el estado de tus números']);
  await ana.pay();
  await shop.looks(2);
  expect(titles().slice(2)).toEqual(['Mañana es el sorteo']);
});

test('a phone and its push service know which message a later one replaces', async () => {
  const { shop, raffle, ana, phone } = await openSeen(['01', '02']);
  for (const numbers of [['01'], ['02']]) {
    await ana.pay(numbers);
    await shop.looks(2);
  }
  shop.isAt('2026-11-26T12:00');
  await shop.looks(2);
  for (const winner of ['05', '01']) {
    await raffle.draw(winner);
    await shop.looks(2);
  }
  const topics = phone.attempts.map(({ topic }) => topic);
  const [part, , tomorrow] = topics;
  expect(topics).toEqual([part, part, tomorrow, tomorrow, tomorrow]);
  expect(tomorrow).not.toBe(part);
  expect(phone.messages.map(({ topic }) => topic)).toEqual(topics);
});

test('a phone with a second ticket is not told that this one did not win, over the prize', async () => {
  const { shop, raffle, ana, phone, titles } = await openSeen();
  const again = raffle.buyer(['02']);
  await ana.pay();
  await again.pay();
  await again.subscribe(store, phone);
  await raffle.draw('01');
  await shop.looks(3);
  expect(titles()).toEqual(['¡Ganaste!']);
  await raffle.draw('05');
  await shop.looks(3);
  expect(titles().slice(1)).toEqual(['Ya hay resultado', 'Ya hay resultado']);
});

test('an instance that ends before it sends leaves the notice to the next', async () => {
  const { shop, ana, titles } = await openSeen();
  await ana.pay();
  await shop.looks(1);
  const claim = store.claim;
  store.claim = async (...notice) => {
    await claim(...notice);
    throw new Error('The process is killed');
  };
  await expect(shop.looks(1)).rejects.toThrow('killed');
  store.claim = claim;
  shop.restart();
  await shop.looks(3);
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

  test.each([429, 500, 503])('that answers %d is asked again at the next look', async (status) => {
    const { shop, ana, phone, titles } = await openSeen();
    service.answerAll(answering(status));
    await ana.pay();
    await shop.looks(3);
    expect(phone.attempts).toHaveLength(2);
    service.answerAll(taken);
    await shop.looks(2);
    expect(titles()).toEqual([PAID]);
  });

  test('that nobody reaches is asked again at the next look', async () => {
    const { shop, raffle, titles } = await openSeen();
    const luis = raffle.buyer(['05']);
    const away = { ...service.phone(), endpoint: `http://127.0.0.1:${await freePort()}/push` };
    await luis.pay();
    const id = await luis.subscribe(store, away);
    await shop.looks(3);
    expect(titles()).toEqual([]);
    for await (const kept of store.ofRaffle(raffle.rifid)) {
      if (kept.id === id) expect([...kept.told]).toEqual([]);
    }
  });

  test.each<[string, Parameters<PushService['answerAll']>[0]]>([
    ['hangs', () => undefined],
    ['hangs up', (response) => response.destroy()],
    ['refuses for good', answering(400)],
    ['sends elsewhere', (response) => response.writeHead(307, { location: '/' }).end()],
  ])('that %s gets a message once: perhaps it was taken', async (_, answer) => {
    const { shop, ana, phone, isKept } = await openSeen();
    service.answerAll(answer);
    await ana.pay();
    await shop.looks(3);
    service.answerAll(taken);
    await shop.looks(2);
    expect(phone.attempts).toHaveLength(1);
    expect(await isKept()).toBe(true);
  });
});

describe('a raffle', () => {
  const day = (after: number) =>
    new Date(Date.UTC(2026, 10, 20 + after)).toISOString().slice(0, 10);

  /** Two looks on each of so many days. */
  async function lookDaily(shop: Awaited<ReturnType<typeof openSeen>>['shop'], days: number[]) {
    for (const each of days) {
      shop.isAt(`${day(each)}T12:00`);
      await shop.looks(2);
    }
  }

  test('that the admin API does not know on seven days loses its phones', async () => {
    const { shop, raffle, isKept } = await openSeen();
    await demo.control.removeRaffle(raffle.rifid);
    await lookDaily(shop, [0, 1, 2, 3, 4, 5, 6]);
    expect(await isKept()).toBe(true);
    shop.restart();
    await lookDaily(shop, [7]);
    expect([await isKept(), await store.raffles()]).toEqual([false, []]);
  });

  test('that comes back after some looks tells its phones what is new', async () => {
    const { shop, raffle, ana, titles } = await openSeen();
    const away = { path: '/api/rifas', kind: 'status', status: 404, times: 0 } as const;
    await demo.control.addFault({ ...away, match: raffle.rifid });
    await lookDaily(shop, [0, 1, 2]);
    await demo.control.clearFaults();
    await ana.pay();
    await shop.looks(2);
    expect(titles()).toEqual([PAID]);
  });

  test('whose date was wrong for a while keeps its phones', async () => {
    const { shop, raffle, ana, titles } = await openSeen();
    await raffle.change({ fecha: '2025-11-27T23:30:00.000Z' });
    await lookDaily(shop, [0, 1]);
    await raffle.change({ fecha: DRAW });
    await ana.pay();
    await shop.looks(2);
    expect(titles()).toEqual([PAID]);
  });

  test('loses its phones seven days after its result', async () => {
    const { shop, raffle, isKept } = await openSeen();
    await raffle.draw('05');
    await shop.looks(3);
    shop.isAt('2026-11-26T12:00');
    await shop.looks(1);
    expect(await isKept()).toBe(true);
    shop.isAt('2026-11-27T12:00');
    await shop.looks(1);
    expect(await isKept()).toBe(false);
  });

  test('whose result was taken back tells the next one, however late', async () => {
    const { shop, raffle, ana, titles } = await openSeen();
    await ana.pay();
    await raffle.draw('05');
    await shop.looks(2);
    await raffle.draw(null);
    await shop.looks(2);
    await raffle.draw('01');
    shop.isAt('2026-12-20T20:00');
    await shop.looks(3);
    expect(titles()).toEqual(['Ya hay resultado', PAID, '¡Ganaste!']);
  });

  test('without a result loses its phones 60 days after its draw', async () => {
    const { shop, isKept } = await openSeen();
    await lookDaily(shop, [60, 61, 62, 63, 64, 65, 66]);
    expect(await isKept()).toBe(true);
    await lookDaily(shop, [67]);
    expect(await isKept()).toBe(false);
  });
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

  test('once in five minutes, and for numbers until all are confirmed and for the draw', async () => {
    const { shop, raffle, ana } = await openSeen();
    await asked(raffle.rifid);
    await shop.lookAfter(5 * MINUTE_MS - 1);
    expect(await asked(raffle.rifid)).toEqual([]);
    await shop.lookAfter(1);
    expect(await asked(raffle.rifid)).toEqual(LOOK);
    await ana.pay();
    await shop.looks(2);
    await asked(raffle.rifid);
    await shop.looks(1);
    expect(await asked(raffle.rifid)).toEqual(['raffle', 'winner']);
    shop.isAt('2026-11-26T12:00');
    await shop.looks(3);
    expect(await asked(raffle.rifid)).toEqual([...LOOK, ...LOOK, 'raffle', 'winner']);
  });

  test('every 30 seconds for the result in the hour after the draw, until it is told', async () => {
    const { shop, raffle, titles } = await openSeen();
    shop.isAt('2026-11-27T19:28');
    await shop.lookAfter(0);
    await asked(raffle.rifid);
    await shop.lookAfter(2 * MINUTE_MS - 1);
    expect(await asked(raffle.rifid)).toEqual([]);
    await shop.lookAfter(1);
    expect(await asked(raffle.rifid)).toEqual(['raffle', 'winner']);
    await shop.lookAfter(MINUTE_MS / 2);
    expect(await asked(raffle.rifid)).toEqual(['raffle', 'winner']);
    await raffle.draw('01');
    await asked(raffle.rifid);
    for (const half of [1, 2, 3]) await shop.lookAfter(half && MINUTE_MS / 2);
    expect(await asked(raffle.rifid)).toEqual([...LOOK, ...LOOK]);
    expect(titles().slice(1)).toEqual(['Salió tu número 01']);
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

  test('every five minutes again from an hour after the draw on', async () => {
    const { shop, raffle } = await openSeen();
    shop.isAt('2026-11-27T20:30');
    await shop.lookAfter(0);
    await asked(raffle.rifid);
    await shop.lookAfter(MINUTE_MS / 2);
    expect(await asked(raffle.rifid)).toEqual([]);
  });

  test('for nothing when no phone waits', async () => {
    const { shop, raffle, phone } = await openSeen();
    service.answerAll(answering(410));
    await raffle.draw('05');
    await shop.looks(2);
    expect(phone.attempts).toHaveLength(1);
    await asked(raffle.rifid);
    await shop.looks(2);
    expect(await asked(raffle.rifid)).toEqual([]);
    expect(shop.phones()).toBe(0);
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
    expect(shop.phones()).toBe(22);
  });
});
