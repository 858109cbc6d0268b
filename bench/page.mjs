/**
 * Largest paint of a raffle page on a slow line, against the same page without scripts from bare Node.
 * `npm run bench:page`
 */
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { chromium } from 'playwright';
import { median } from './shared/median.mjs';
import { startShop } from './shared/start-shop.mjs';
import { startStatic } from './shared/start-static.mjs';

const ROUNDS = 9;
/** Slow 4G as the audit tools have it: 1.6 Mbit/s down, 150 ms to and fro. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\sas="script"[^>]*>/gi;

const system = '/usr/bin/chromium';
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? (existsSync(system) ? system : undefined),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const shop = await startShop();
const path = new URL(shop.raffle).pathname;
const limit = await startStatic(await withoutScripts(shop.raffle));

const contestants = [
  ['without scripts, bare Node', limit.origin + path],
  ['front', shop.raffle],
];
const paints = new Map(contestants.map(([name]) => [name, []]));
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, url] of contestants) paints.get(name).push(await largestPaint(url));
}
limit.stop();
await shop.stop();
await browser.close();

const best = median(paints.get('without scripts, bare Node'));
console.log(`Largest paint, ms, HTTP/1.1 at 1.6 Mbit/s, 150 ms, 360x640, ${ROUNDS} loads each`);
console.table(
  Object.fromEntries(
    contestants.map(([name]) => {
      const values = paints.get(name);
      return [
        name,
        {
          median: median(values),
          lowest: Math.min(...values),
          highest: Math.max(...values),
          ratio: (median(values) / best).toFixed(2),
        },
      ];
    }),
  ),
);

/** A fresh visitor each time. Resolves with milliseconds. */
async function largestPaint(url, line = LINE) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await page.goto(url, { waitUntil: 'networkidle' });
  const paint = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await context.close();
  return Math.round(paint);
}

/** All that a visit asks for except scripts and our API, as the shop sends it. */
async function withoutScripts(url) {
  const files = new Map();
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  const heard = [];
  page.on('response', (response) => heard.push(keep(response)));
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(heard);
  await context.close();
  return [...files];

  async function keep(response) {
    const { pathname, search } = new URL(response.url());
    if (pathname.startsWith('/api/') || response.request().resourceType() === 'script') return;
    if (!response.ok()) return;
    const type = response.headers()['content-type'] ?? 'application/octet-stream';
    const isText = /^text|svg/.test(type);
    const body = await response.body();
    const plain = type.startsWith('text/html')
      ? Buffer.from(body.toString().replace(SCRIPT, ''))
      : body;
    files.set(pathname + search, {
      headers: { 'content-type': type, ...(isText && { 'content-encoding': 'br' }) },
      body: isText ? await promisify(brotliCompress)(plain) : plain,
    });
  }
}
