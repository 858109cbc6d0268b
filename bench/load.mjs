/** Pages per second of a raffle page that the front holds, against bare Node with the same bytes. `npm run bench:load` */
import autocannon from 'autocannon';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { median } from './shared/median.mjs';
import { startShop } from './shared/start-shop.mjs';
import { startStatic } from './shared/start-static.mjs';

const CONNECTIONS = 20;
const SECONDS = 8;
const ROUNDS = 3;
const HEADERS = { 'accept-encoding': 'gzip' };

const shop = await startShop();
const page = await getRaw(shop.raffle);
const path = new URL(shop.raffle).pathname;
const limit = await startStatic([
  [
    path,
    {
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' },
      body: page,
    },
  ],
]);

const contestants = [
  ['bare Node', limit.origin + path],
  ['front', shop.raffle],
];
const rates = new Map(contestants.map(([name]) => [name, []]));
for (const [, url] of contestants) await run(url, 2);
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, url] of contestants) rates.get(name).push(await run(url, SECONDS));
}
limit.stop();
await shop.stop();

const best = median(rates.get('bare Node'));
console.log(
  `Pages per second, ${page.length} bytes gzip, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s`,
);
console.table(
  Object.fromEntries(
    contestants.map(([name]) => {
      const middle = median(rates.get(name));
      return [
        name,
        { rounds: rates.get(name).join(' '), median: middle, ratio: (middle / best).toFixed(2) },
      ];
    }),
  ),
);

async function run(url, duration) {
  const result = await autocannon({ url, duration, connections: CONNECTIONS, headers: HEADERS });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: not every answer was a 200`);
  return Math.round(result.requests.average);
}

function getRaw(url) {
  return new Promise((resolve, reject) => {
    request(url, { headers: HEADERS }, (answer) => buffer(answer).then(resolve, reject))
      .once('error', reject)
      .end();
  });
}
