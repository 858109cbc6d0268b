/**
 * Memory and answers of the built shop while it is sent generated rubbish for long. `npm run bench:fuzz`, on Linux;
 * `-- --requests 20000 --seed 7`. The short form of it is a test, which also reads what reached the admin API.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { rubbish } from './fuzz/rubbish.mjs';
import { sendRaw } from './fuzz/send-raw.mjs';
import { startDemo } from './purchases/demo.mjs';
import { startShop } from './purchases/shop.mjs';
import { openFilesOf, shopProcesses } from './shared/shop-processes.mjs';

const AT_ONCE = 10;
const REPORTS = 10;

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '7' },
    port: { type: 'string', default: '4640' },
  },
});
const requests = Number(values.requests);
const statuses = {};
let sent = 0;

const demo = await startDemo();
const shop = startShop({ folder: process.cwd(), demo, port: Number(values.port) });
try {
  await shop.start();
  const { rifa } = await demo.post('/__control/raffles', { monto: 5, tickets: 20 });
  const next = rubbish(rifa.rifid, Number(values.seed));
  report();
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, () => sendOn(next)));
  const seconds = (performance.now() - startedAt) / 1000;
  await sleep(10_000);
  console.log('after 10 s of rest:');
  report();
  console.log(`${Math.round(requests / seconds)} requests a second; ${JSON.stringify(statuses)}`);
} finally {
  await shop.stop();
  await demo.stop();
}
if (Object.keys(statuses).some((status) => status >= 500)) process.exitCode = 1;

async function sendOn(next) {
  while (sent < requests) {
    const number = (sent += 1);
    const { status } = await sendRaw(shop.origin, fromSomebody(next(), number));
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (number % (requests / REPORTS) === 0) report();
  }
}

// An address each, or the limits would answer most of them.
function fromSomebody(request, number) {
  const address = `200.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const claimed = request.headers['x-forwarded-for'];
  return {
    ...request,
    headers: { ...request.headers, 'x-forwarded-for': `${claimed}, ${address}` },
  };
}

function report() {
  const told = shopProcesses(shop.pid()).map(
    ({ pid, name, megabytes }) => `${name} ${megabytes} MB, ${openFilesOf(pid)} open files`,
  );
  console.log(`${sent} requests: ${told.join('; ')}`);
}
