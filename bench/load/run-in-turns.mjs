import autocannon from 'autocannon';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { median } from '../shared/quantile.mjs';
import { startStatic } from '../shared/start-static.mjs';

const CONNECTIONS = 20;
const WARM_UP_SECONDS = 2;
const HEADERS = { 'accept-encoding': 'gzip', accept: 'image/avif,image/webp,*/*' };

/** Bare Node answers with the same headers and bytes as the shop. */
export async function runInTurns(title, url, { seconds, rounds }) {
  const { pathname, search } = new URL(url);
  const { headers, body } = await getRaw(url);
  const limit = await startStatic([[pathname + search, { headers, body }]]);
  const all = [
    ['bare Node', limit.origin + pathname + search],
    ['front', url],
  ];
  const results = new Map(all.map(([name]) => [name, []]));
  for (const [, address] of all) await run(address, WARM_UP_SECONDS);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, address] of all) results.get(name).push(await run(address, seconds));
  }
  limit.stop();

  console.log(
    `${title}: ${body.length} bytes, ${CONNECTIONS} connections, ${rounds} rounds of ${seconds} s`,
  );
  const best = median(results.get('bare Node').map(({ rate }) => rate));
  console.table(
    Object.fromEntries(
      all.map(([name]) => {
        const rate = median(results.get(name).map((result) => result.rate));
        const p99 = median(results.get(name).map((result) => result.p99));
        return [name, { 'per second': rate, ratio: (rate / best).toFixed(3), 'p99 ms': p99 }];
      }),
    ),
  );
}

async function run(url, duration) {
  const result = await autocannon({ url, duration, connections: CONNECTIONS, headers: HEADERS });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: not every answer was a 200`);
  return { rate: Math.round(result.requests.average), p99: result.latency.p99 };
}

function getRaw(url) {
  return new Promise((resolve, reject) => {
    request(url, { headers: HEADERS }, async (answer) => {
      const body = await buffer(answer);
      const headers = { ...answer.headers };
      // Node sets these itself.
      for (const name of ['date', 'connection', 'keep-alive']) delete headers[name];
      resolve({ headers, body });
    })
      .once('error', reject)
      .end();
  });
}
