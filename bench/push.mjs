/**
 * Phones that wait for one draw each: what they cost the admin API and the shop, and how long a result takes to reach the
 * last of them. `npm run bench -- push --phones 50000 --raffles 20`, on Linux; `--redis redis://…` instead of files.
 * `--end SIGKILL` ends Next in the middle of it, and tells what the next one made of it.
 */
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Pool } from 'undici';
import { memoryOfShop, shopProcesses } from './shared/shop-processes.mjs';
import { startShop } from './shared/start-shop.mjs';

const { values } = parseArgs({
  options: {
    phones: { type: 'string', default: '50000' },
    raffles: { type: 'string', default: '20' },
    redis: { type: 'string' },
    end: { type: 'string' },
  },
});
const raffleCount = Number(values.raffles);
const phonesOfRaffle = Math.ceil(Number(values.phones) / raffleCount);

const PHONES_OF_TICKET = 5;
const NUMBERS_OF_TICKET = 50;
const NUMBERS_OF_BUYER = 5000;
const SERVICE_MS = 50;
const LOOK = 60_000;
const METRICS_TOKEN = randomBytes(16).toString('hex');

const folder = mkdtempSync(join(tmpdir(), 'raffle-storefront-push-'));
const clockFile = join(folder, 'clock');
let moved = 0;
moveClock(0);
Object.assign(process.env, {
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${new URL('../lib/testing/movable-clock.mjs', import.meta.url).href}`,
  TEST_CLOCK_FILE: clockFile,
  // As behind a load balancer, so that limits by address apply to each phone.
  TRUSTED_PROXIES: '127.0.0.1',
  TICKET_SECRET: randomBytes(24).toString('hex'),
  DATA_DIR: folder,
  METRICS_TOKEN,
  ...(values.redis && { REDIS_URL: values.redis }),
});

/** How many messages came to each phone. */
const received = new Map();
const service = createServer((request, response) => {
  request.resume().on('end', () => {
    setTimeout(() => {
      received.set(request.url, (received.get(request.url) ?? 0) + 1);
      response.writeHead(201).end();
    }, SERVICE_MS);
  });
}).listen(0, '127.0.0.1');
await once(service, 'listening');
const { port } = service.address();

const shop = await startShop({ hasTestControls: true });
const pool = new Pool(shop.origin, { connections: 50 });
const p256dh = createECDH('prime256v1').generateKeys('base64url');
const auth = randomBytes(16).toString('base64url');
try {
  const raffles = [];
  for (let at = 0; at < raffleCount; at += 1) raffles.push(await openRaffle(at));
  console.log(`${raffleCount} raffles; megabytes before:`, memoryOfShop(shop.pid));
  let at = Date.now();
  await inParallel(raffles.flatMap(phonesOf), 50, subscribe);
  console.log(`Phones subscribed in ${seconds(at)} s; megabytes:`, memoryOfShop(shop.pid));

  await pause(30_000);
  const before = await questions();
  at = Date.now();
  moveClock(LOOK);
  await untilQuiet(questions);
  console.log(`One look at all: ${(await questions()) - before} questions, ${seconds(at)} s`);

  for (const { rifid, first } of raffles) {
    await control('PATCH', `/raffles/${rifid}`, { ganador: { numero: first } });
  }
  moveClock(LOOK);
  await untilQuiet(questions);
  at = Date.now();
  let asked = await questions();
  moveClock(LOOK);
  let slowest = 0;
  const watched = setInterval(async () => {
    const since = performance.now();
    await get('/home');
    slowest = Math.max(slowest, performance.now() - since);
  }, 500);
  if (values.end) {
    while (received.size < Number(values.phones) / 3) await pause(100);
    for (const { name, pid } of shopProcesses(shop.pid)) {
      if (name === 'Next') process.kill(pid, values.end);
    }
    clearInterval(watched);
    console.log(`Next ends by ${values.end} when ${received.size} phones knew the result`);
    asked = 0;
    await untilQuiet(questions, 10_000);
    moveClock(LOOK);
  }
  const last = await untilQuiet(async () => received.size, 10_000);
  clearInterval(watched);
  const twice = [...received.values()].filter((count) => count > 1).length;
  console.log(
    `${received.size} phones knew the result after ${((last - at) / 1000).toFixed(1)} s, ${twice} were told twice,`,
    `with ${(await questions()) - asked} questions;`,
    `slowest page meanwhile ${Math.round(slowest)} ms; megabytes:`,
    memoryOfShop(shop.pid),
  );
} finally {
  await pool.destroy();
  await shop.stop();
  service.closeAllConnections();
  service.close();
  rmSync(folder, { recursive: true });
}

async function openRaffle(place) {
  const tickets = (phonesOfRaffle / PHONES_OF_TICKET) * NUMBERS_OF_TICKET;
  const { rifa } = await control('POST', '/raffles', { name: `Moto ${place}`, monto: 5, tickets });
  const { rifid } = rifa;
  const width = String(tickets - 1).length;
  const paths = [];
  for (let from = 0; from < tickets; from += NUMBERS_OF_BUYER) {
    const size = Math.min(NUMBERS_OF_BUYER, tickets - from);
    const numeros = Array.from({ length: size }, (_, at) => String(from + at).padStart(width, '0'));
    const cedula = `V${10_000_000 + place * 1000 + from / NUMBERS_OF_BUYER}`;
    const buyer = { nombre: 'Ana Pérez', cedula, telefono: '4141234567' };
    await control('POST', `/raffles/${rifid}/tickets`, { numeros, estado: 'Apartado', buyer });
    const body = { nationalId: cedula, phoneEnding: '4567' };
    const found = await post(`/api/raffles/${rifid}/verification`, body, from);
    paths.push(...found.verification.ticketPaths);
  }
  return { rifid, paths, first: ''.padStart(width, '0') };
}

function phonesOf({ paths }) {
  return paths.flatMap((path) => Array.from({ length: PHONES_OF_TICKET }, () => path));
}

async function subscribe(path, place, tries = 5) {
  const endpoint = `http://127.0.0.1:${port}/${place}`;
  const answer = await post(
    `/api${path.replace('/boleto/', '/boletos/')}/avisos`,
    { endpoint, p256dh, auth },
    place,
  );
  if (answer.ok) return;
  if (tries === 0) throw new Error(JSON.stringify(answer));
  await pause(500);
  await subscribe(path, place, tries - 1);
}

async function inParallel(items, width, work) {
  let next = 0;
  const go = async () => {
    while (next < items.length) {
      const place = next++;
      await work(items[place], place);
    }
  };
  await Promise.all(Array.from({ length: width }, go));
}

async function post(path, body, place) {
  const { body: answer } = await pool.request({
    method: 'POST',
    path,
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-xsrf-token': 'no-cookie',
      'x-forwarded-for': `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}`,
    },
    body: JSON.stringify(body),
  });
  return answer.json();
}

async function get(path, headers = {}) {
  const { body } = await pool.request({ method: 'GET', path, headers });
  return body.text();
}

async function questions() {
  const text = await get('/api/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
  return [...text.matchAll(/^storefront_admin_api_seconds_count\{.*\} (\d+)$/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
}

/** Waits for a change. Resolves to the time of the last one. */
async function untilQuiet(read, quietMs = 3000) {
  const first = await read();
  let [value, at] = [first, Date.now()];
  while (value === first || Date.now() - at < quietMs) {
    await pause(250);
    const now = await read();
    if (now !== value) [value, at] = [now, Date.now()];
  }
  return at;
}

async function control(method, path, body) {
  const answer = await fetch(`${shop.demoOrigin}/__control${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

function moveClock(ms) {
  moved += ms;
  writeFileSync(clockFile, Buffer.from(new Float64Array([moved]).buffer));
}

function seconds(since) {
  return ((Date.now() - since) / 1000).toFixed(1);
}
