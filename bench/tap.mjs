/**
 * From tap to paint in the grid of 1000, with the processor slowed down six times.
 * `npm run bench:tap -- URL-of-a-raffle` (at least 1000 free numbers); rounds are interleaved.
 */
import { createServer } from 'node:http';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { limitPage, naivePage } from './tap/pages.mjs';
import { measureTaps, summary } from './tap/measure-taps.mjs';

const SLOWDOWN = 6;
const ROUNDS = 4;
const TAPS = 12;

const target = process.argv[2];
if (!target) {
  console.error('Say which raffle: npm run bench:tap -- http://localhost:3000/rifa/{id}');
  process.exit(2);
}

const own = createServer(({ url }, answer) =>
  answer.setHeader('content-type', 'text/html').end(url === '/naive' ? naivePage : limitPage),
).listen(0, '127.0.0.1');
await once(own, 'listening');
const origin = `http://127.0.0.1:${own.address().port}`;

const contestants = [
  ['static limit', `${origin}/limit`],
  ['this shop', target],
  ['naive, all drawn again', `${origin}/naive`],
];

const system = '/usr/bin/chromium';
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? (existsSync(system) ? system : undefined),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const times = new Map(contestants.map(([name]) => [name, []]));
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, url] of contestants) times.get(name).push(...(await oneRound(url)));
}
await browser.close();
own.close();

const limit = summary(times.get('static limit'));
console.log(`Tap to next paint at ${SLOWDOWN}x slow-down, ms (${ROUNDS} rounds of ${TAPS} taps)`);
console.table(
  Object.fromEntries(
    contestants.map(([name]) => {
      const { taps, median, p95, max } = summary(times.get(name));
      const ratio = (value, base) => Number((value / base).toFixed(2));
      return [
        name,
        {
          taps,
          median,
          p95,
          max,
          'median ratio': ratio(median, limit.median),
          'p95 ratio': ratio(p95, limit.p95),
        },
      ];
    }),
  ),
);

async function oneRound(url) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const measured = await measureTaps(page, TAPS);
  await context.close();
  return measured;
}
