import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { environment } from '@/lib/platform/env';
import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
import { startPushService, type PushService } from '@/lib/testing/push-service';
import { subscriptionFiles } from './subscription-files';
import { openShopRaffle, SECRET, watchedShop } from './watched-shop.test-kit';

const folder = mkdtempSync(path.join(tmpdir(), 'push-'));
const store = subscriptionFiles(folder);
let service: PushService;
let demo: DemoApi;

beforeAll(async () => {
  process.env.TICKET_SECRET = SECRET;
  process.env.SITE_URL = 'https://rifas.example.com';
  process.env.DATA_DIR = folder;
  service = await startPushService();
});
afterAll(() => {
  service.stop();
  rmSync(folder, { recursive: true });
});
afterEach(() => demo.stop());

/** A test file has one admin API at a time, whose address is read once. */
async function startAdmin(generation: 1 | 2) {
  demo = await startDemoApi({ generation });
  process.env.ADMIN_API_URL = demo.apiUrl;
  Object.assign(environment(), { adminApiUrl: demo.apiUrl, adminSellerId: demo.sellerId });
}

test.each([
  ['the first generation', 1, false],
  ['the second generation', 2, false],
  ['a restart before each', 1, true],
] as const)('each kind of notice comes once, in %s', async (_, generation, restarts) => {
  await startAdmin(generation);
  const shop = watchedShop(store);
  const raffle = await openShopRaffle(demo, { fecha: '2026-11-27T23:30:00.000Z' });
  const [ana, luis] = [raffle.buyer(['01', '02', '03']), raffle.buyer(['05'])];
  const [anas, luiss] = [service.phone(), service.phone()];
  await ana.reserve();
  await luis.reserve();
  await ana.subscribe(store, anas);
  await luis.subscribe(store, luiss);
  /** Two looks tell; the others find nothing new. */
  const settle = async () => {
    if (restarts) shop.restart();
    await shop.looks(4);
  };

  await settle();
  expect(anas.attempts).toEqual([]);
  await ana.pay(['01']);
  await settle();
  await ana.release(['03']);
  await settle();
  await ana.pay(['02']);
  await settle();
  shop.isAt('2026-11-26T12:00');
  await settle();
  shop.isAt('2026-11-27T18:35');
  await settle();
  await raffle.draw('05');
  shop.isAt('2026-11-27T21:35');
  await settle();
  await luis.pay();
  await settle();
  await raffle.draw('01');
  await settle();

  const [date, later] = ['27/11/2026 7:30\u00a0p.\u00a0m.', '\nGracias por participar.'];
  const told = (phone: typeof anas) => phone.messages.map(({ title, body }) => `${title}\n${body}`);
  expect(told(anas)).toEqual([
    'Confirmamos una parte de tu pago\nMoto: ya son tuyos 01.\nEl resto sigue en revisión.',
    expect.stringMatching(/^Cambió el estado .*\nMoto: ya no tienes apartados 03\.\n.*WhatsApp/),
    'Tu pago está confirmado\nTus números de Moto: 01, 02.\n¡Suerte!',
    `Mañana es el sorteo\nMoto: ${date}\nTus números: 01, 02.`,
    `Falta menos de una hora para el sorteo\nMoto: ${date}\n¡Suerte!`,
    `Ya hay resultado\nMoto: salió el 05.${later}`,
    expect.stringMatching(/^¡Ganaste!\nMoto: salió tu número 01\.\n/),
  ]);
  expect(told(luiss)).toEqual([
    expect.stringMatching(/^Mañana/),
    expect.stringMatching(/^Falta menos/),
    expect.stringMatching(/^Salió tu número 05\nTu pago de Moto está en revisión\.\n.*WhatsApp/),
    expect.stringMatching(/^¡Ganaste!\nMoto: salió tu número 05\.\n/),
    `Ya hay resultado\nMoto: salió el 01.\nGanó Ana Pérez${later}`,
  ]);
  expect(anas.messages[0]).toMatchObject({ path: ana.path, tag: `raffle:${raffle.rifid}` });
});
