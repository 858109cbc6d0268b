import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
import { expect, test } from '../fixtures/own-shop';
import { buyByApi, type Buyer } from '../support/buy-by-api';
import {
  ADMIN_TOKEN,
  SELLER_ID,
  startTelltaleAdmin,
  TELLTALE,
  type TelltaleAdmin,
} from '../support/telltale-admin';

const buyer: Buyer = {
  name: 'Compradora Reservada',
  nationalId: 'V98765432',
  phone: '4141239876',
  address: 'Calle Reservada 77',
  reference: '998877665544',
};
const winner = { nombre: 'Ganadora Visible', direccion: 'Plaza Visible 1', ruta: 'Ruta Visible' };
const KEYS = {
  ADMIN_API_TOKEN: ADMIN_TOKEN,
  REVALIDATE_TOKEN: 'key-to-the-revalidation',
  METRICS_TOKEN: 'key-to-the-metrics',
  TICKET_SECRET: 'key-to-the-digital-tickets-of-this-shop',
  WHATSAPP_SESSION_ID: 'key-to-the-whatsapp',
};
const PERSONAL = [TELLTALE, SELLER_ID, ...Object.values(buyer), '98765432', '112233445566'];
const SECRETS = [...PERSONAL, ...Object.values(KEYS)];
/** The values that `npm test` gives the build for each key, and the demo's own. */
const KEYS_OF_BUILD = ['key-given-to-the-build', 'demo-token'];

let demo: DemoApi;
let admin: TelltaleAdmin;

test.beforeAll(async () => {
  demo = await startDemoApi();
  admin = await startTelltaleAdmin(demo);
});

test.afterAll(async () => {
  await admin.stop();
  await demo.stop();
});

async function fillShop() {
  const img = await pictureWithOwner();
  await demo.control.putImage('portada', 'cover.jpg', img);
  await demo.control.putImage('rifa', 'winner.jpg', img);
  const open = await demo.control.createRaffle({ name: 'Rifa abierta', portada: 'cover.jpg' });
  await demo.control.setTickets(open.rifid, ['00', '01'], 'Pagado', { ...winner, cedula: 'V1' });
  const finished = await demo.control.createRaffle({
    name: 'Rifa terminada',
    abierta: false,
    ganador: { numero: '07', owner: { ...winner, img: ['winner.jpg'] } },
  });
  return { open: open.rifid, finished: finished.rifid };
}

async function pictureWithOwner(): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width: 640, height: 480, channels: 3, background: '#07f' } as const;
  const exif = { IFD0: { Artist: TELLTALE, Copyright: TELLTALE } };
  return new Uint8Array(await sharp({ create }).withExif(exif).jpeg().toBuffer());
}

/** The whole answer of one address: status, headers and every byte. */
async function readAll(url: string, request: RequestInit = {}): Promise<string> {
  const answer = await fetch(url, request);
  const head = [...answer.headers].map((pair) => pair.join(': ')).join('\n');
  return `${answer.status}\n${head}\n${Buffer.from(await answer.arrayBuffer()).toString('latin1')}`;
}

type Bought = { outcome: { ticketPath: string } };

/** Addresses below its own that a page links to. */
async function linksBelow(shop: string, path: string): Promise<string[]> {
  const html = await (await fetch(shop + path)).text();
  const links = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link = '']) => link);
  return [...new Set(links.filter((link) => link.startsWith(`${path}/`)))];
}

/** Everything a buyer is told about the tickets of that cédula and phone. */
async function verify(shop: string, raffleId: string): Promise<string> {
  const { nationalId, phone } = buyer;
  const token = 'a'.repeat(32);
  return readAll(`${shop}/api/raffles/${raffleId}/verification`, {
    method: 'POST',
    body: JSON.stringify({ nationalId, phoneEnding: phone.slice(-4) }),
    headers: {
      'content-type': 'application/json',
      cookie: `shop-XSRF-TOKEN=${token}`,
      'x-xsrf-token': token,
      'sec-fetch-site': 'same-origin',
    },
  });
}

function addresses({ open, finished }: { open: string; finished: string }): string[] {
  const ofRaffle = (id: string) => [
    `/rifa/${id}`,
    `/api/raffles/${id}`,
    `/api/raffles/${id}/tickets?limit=1000&status=all`,
    `/api/raffles/${id}/tickets?numbers=00,01,07`,
    `/api/raffles/${id}/winner`,
    `/api/raffles/${id}/draw?quantity=5`,
    `/api/raffles/${id}/sorteo.ics`,
    `/uploads/portada/preview/${id}/1.jpg`,
  ];
  return [
    ...[
      '/home',
      '/contact',
      '/resultados',
      '/terminos',
      '/privacidad',
      '/verificar',
      '/rifa/ffffffffffffffffffffffff',
      '/sitemap.xml',
      '/robots.txt',
    ],
    ...['/sw.js', '/offline.html', '/api/metrics'],
    ...['/manifest.webmanifest', '/api/health/ready', '/api/payments/x', '/nowhere'],
    ...['/uploads/portada/cover.jpg', '/uploads/rifa/winner.jpg?w=384', '/uploads/rifa/none.jpg'],
    ...ofRaffle(open),
    ...ofRaffle(finished),
  ];
}

// spec: ticket-fields
test('personal data from the admin API stays on the server, except a winner’s public details', async ({
  openShop,
}) => {
  const raffles = await fillShop();
  const shop = await openShop({
    variables: {
      ...KEYS,
      ADMIN_API_URL: admin.apiUrl,
      ADMIN_SELLER_ID: SELLER_ID,
      LOG_LEVEL: 'trace',
      PAYMENT_SETTLE_MS: '1000',
      WHATSAPP_API_URL: demo.origin,
      WHATSAPP_SELLER_NUMBER: '584140000000',
    },
  });
  const everything = new Map<string, string>();
  const look = async (when: string) => {
    for (const address of addresses(raffles)) {
      const shown = await readAll(shop.url + address);
      everything.set(`${address} ${when}`, shown);
      everything.set(
        `${address} as data, ${when}`,
        await readAll(shop.url + address, { headers: { rsc: '1', accept: '*/*' } }),
      );
    }
  };

  await look('at first');
  const bought = await buyByApi(shop.url, raffles.open, buyer);
  expect(JSON.parse(bought.text)).toMatchObject({ ok: true, outcome: { state: 'registered' } });
  everything.set('the purchase', bought.text + bought.headers);
  const { ticketPath } = (JSON.parse(bought.text) as Bought).outcome;
  for (const address of [ticketPath, ...(await linksBelow(shop.url, ticketPath))]) {
    everything.set(`a digital ticket: ${address}`, await readAll(shop.url + address));
  }
  const verified = await verify(shop.url, raffles.open);
  expect(verified).toContain('"status":"reserved"');
  everything.set('a verification', verified);
  await look('after a purchase');
  admin.breakDown('/payments/online');
  const failed = await buyByApi(shop.url, raffles.open, { ...buyer, reference: '112233445566' });
  expect(JSON.parse(failed.text)).toMatchObject({ ok: true });
  everything.set('a purchase that fails', failed.text + failed.headers);
  admin.breakDown('/');
  await look('while the admin API breaks');
  everything.set('the log', shop.log());

  const page = everything.get(`/rifa/${raffles.finished} at first`) ?? '';
  for (const shown of Object.values(winner)) expect(page).toContain(shown);
  expect(shop.log()).toContain('purchase-settled');
  expect(admin.planted()).toBeGreaterThan(100);

  const leaks = [...everything].flatMap(([where, text]) =>
    SECRETS.filter((secret) => text.includes(secret)).map((secret) => `${secret} in ${where}`),
  );
  expect(leaks).toEqual([]);
  expect(shop.log()).not.toContain(ticketPath);
});

test('no key of the shop is in any file that its build gives to browsers', () => {
  const files = ['.next/static', 'dist/offline', 'public'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath}/${name}`),
  );
  expect(files.length).toBeGreaterThan(20);
  const leaks = files.filter((file) => {
    const bytes = readFileSync(file, 'latin1');
    return KEYS_OF_BUILD.some((key) => bytes.includes(key));
  });
  expect(leaks).toEqual([]);
});
