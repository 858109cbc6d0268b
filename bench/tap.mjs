/**
 * Time from tap to paint in the grid of 1000, with the processor slowed down six times, in alternating rounds. Then that of
 * the payment's taps, with the processor slowed down four times.
 * `npm run bench -- tap --rounds 6`, in the demo's raffle of 10,000 numbers.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { loadOfMachine } from './shared/load-of-machine.mjs';
import { openBrowser } from './shared/open-browser.mjs';
import { median, quantile } from './shared/quantile.mjs';
import { startShop } from './shared/start-shop.mjs';
import { measurePayment, measureTaps } from './tap/measure-taps.mjs';
import { limitPage } from './tap/pages.mjs';

const SLOWDOWN = 6;
const TAPS = 20;

const {
  values: { rounds },
} = parseArgs({ options: { rounds: { type: 'string', default: '6' } } });

const shop = await startShop({ tickets: 10_000 });
const own = createServer((_, answer) =>
  answer.setHeader('content-type', 'text/html').end(limitPage),
).listen(0, '127.0.0.1');
await once(own, 'listening');
const origin = `http://127.0.0.1:${own.address().port}`;

const contestants = [
  ['static limit', `${origin}/limit`],
  ['this shop', shop.raffle],
];

const browser = await openBrowser();
const times = new Map(contestants.map(([name]) => [name, []]));
for (let round = 0; round < Number(rounds); round += 1) {
  for (const [name, url] of contestants) {
    const measured = await withPage(url, SLOWDOWN, (page) => measureTaps(page, TAPS));
    times.get(name).push(measured);
  }
}
const payments = [];
for (let round = 0; round < Number(rounds); round += 1) {
  payments.push(await withPage(shop.raffle, 4, measurePayment));
}
await browser.close();
own.close();
await shop.stop();

const p95 = (taps) => quantile(taps, 0.95);
const limit = times.get('static limit').flat();
const ratio = (value, base) => Number((value / base).toFixed(2));
console.log(
  `Tap to next paint at ${SLOWDOWN}x slow-down, ms (${rounds} rounds of ${TAPS} taps). Load of the machine: ${loadOfMachine()}`,
);
console.table(
  Object.fromEntries(
    contestants.map(([name]) => {
      const taps = times.get(name).flat();
      return [
        name,
        {
          median: median(taps),
          p95: p95(taps),
          max: quantile(taps, 1),
          'first taps': times
            .get(name)
            .map(([first]) => first)
            .join(' '),
          'median ratio': ratio(median(taps), median(limit)),
          'p95 ratio': ratio(p95(taps), p95(limit)),
        },
      ];
    }),
  ),
);

console.log('Taps of the payment at 4x slow-down, ms');
console.table(
  Object.fromEntries(
    Object.keys(payments[0] ?? {}).map((name) => {
      const taps = payments.map((round) => round[name]);
      return [name, { median: median(taps), max: quantile(taps, 1), all: taps.join(' ') }];
    }),
  ),
);

async function withPage(url, slowdown, measure) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const measured = await measure(page);
  await context.close();
  return measured;
}
