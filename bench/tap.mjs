/**
 * From tap to paint in the grid of 1000, with the processor slowed down six times; rounds in turns.
 * `npm run bench:tap` takes the demo's raffle of 10,000 numbers, `npm run bench:tap -- URL` another raffle with at least
 * 1000 free numbers. `--rounds 6`.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { openBrowser } from './shared/open-browser.mjs';
import { startShop } from './shared/start-shop.mjs';
import { measureTaps, summary } from './tap/measure-taps.mjs';
import { limitPage, reactPage } from './tap/pages.mjs';

const SLOWDOWN = 6;
const TAPS = 20;

const {
  values: { rounds },
  positionals: [target],
} = parseArgs({ allowPositionals: true, options: { rounds: { type: 'string', default: '6' } } });

const shop = target ? null : await startShop({ tickets: 10_000 });
const own = createServer(({ url }, answer) =>
  answer.setHeader('content-type', 'text/html').end(url === '/react' ? reactPage : limitPage),
).listen(0, '127.0.0.1');
await once(own, 'listening');
const origin = `http://127.0.0.1:${own.address().port}`;

const contestants = [
  ['static limit', `${origin}/limit`],
  ['this shop', target ?? shop.raffle],
  ['1000 React buttons', `${origin}/react`],
];

const browser = await openBrowser();
const times = new Map(contestants.map(([name]) => [name, []]));
for (let round = 0; round < Number(rounds); round += 1) {
  for (const [name, url] of contestants) times.get(name).push(await oneRound(url));
}
await browser.close();
own.close();
await shop?.stop();

const limit = summary(times.get('static limit').flat());
const ratio = (value, base) => Number((value / base).toFixed(2));
console.log(
  `Tap to next paint at ${SLOWDOWN}x slow-down, ms (${rounds} rounds of ${TAPS} taps). Load of the machine: ${loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')}`,
);
console.table(
  Object.fromEntries(
    contestants.map(([name]) => {
      const list = times.get(name);
      const { median, p95, max } = summary(list.flat());
      return [
        name,
        {
          median,
          p95,
          max,
          'first taps': list.map(([first]) => first).join(' '),
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
