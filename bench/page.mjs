/**
 * What a cheap phone on a slow line sees, and when: cold visits in turns, medians, ratios to a static page by hand.
 * `npm run bench:page` takes the demo's raffle of 10,000 numbers; `npm run bench:page -- URL…` takes these pages
 * instead (`--seen SELECTOR` and `--buttons SELECTOR` where their numbers are others than ours). `--rounds 5`.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { openBrowser } from './shared/open-browser.mjs';
import { median } from './shared/median.mjs';
import { startShop } from './shared/start-shop.mjs';
import { serveLimit } from './page/serve-limit.mjs';
import { oneVisit } from './page/one-visit.mjs';

const { values: options, positionals: urls } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    seen: { type: 'string', default: 'button[aria-pressed], [data-part=preview] span' },
    buttons: { type: 'string', default: 'button[aria-pressed]' },
  },
});

const browser = await openBrowser();
const shop = await startShop({ tickets: 10_000 });
const limit = await serveLimit(shop.raffle);
const contestants = [
  ['static limit', limit.url],
  ...(urls.length > 0
    ? urls.map((url) => [url, url])
    : [
        ['this shop', shop.raffle],
        ['the same from next start', shop.withoutFront],
      ]),
];

const visits = new Map(contestants.map(([name]) => [name, []]));
for (const [, url] of contestants) await oneVisit(browser, url, options);
for (let round = 0; round < Number(options.rounds); round += 1) {
  for (const [name, url] of contestants) {
    visits.get(name).push(await oneVisit(browser, url, options));
  }
}
limit.stop();
await shop.stop();
await browser.close();

const middles = new Map(
  [...visits].map(([name, list]) => [
    name,
    Object.fromEntries(
      Object.keys(list[0]).map((key) => [key, median(list.map((visit) => visit[key]))]),
    ),
  ]),
);
const best = middles.get('static limit');
const ratio = (value, base) => (value === null ? null : Number((value / base).toFixed(2)));

console.log(
  `Medians of ${options.rounds} cold visits each, in turns; ms unless said otherwise. Load of the machine: ${loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')}`,
);
console.table(
  Object.fromEntries(
    [...middles].map(([name, middle]) => [
      name,
      Object.fromEntries(
        Object.entries(middle).map(([key, value]) => [
          key,
          value === null ? null : Number(value.toFixed(key === 'CLS' ? 4 : 0)),
        ]),
      ),
    ]),
  ),
);
console.log('Ratios to the static limit');
console.table(
  Object.fromEntries(
    [...middles].map(([name, middle]) => [
      name,
      {
        LCP: ratio(middle.LCP, best.LCP),
        FCP: ratio(middle.FCP, best.FCP),
        'numbers seen': ratio(middle['numbers seen'], best['numbers seen']),
      },
    ]),
  ),
);
