/**
 * Builds the image, runs two instances of it behind nginx with a Redis, replaces one after the other under load and
 * counts failures. Exits with 1 if there is any. `npm run bench -- roll`, on Linux as root, with buildah, podman, runc,
 * nginx and redis-server, and mmdebstrap where no registry can be reached; `-- --built` uses the existing image,
 * `-- --processes` needs no containers: it runs the built shop of this folder.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openBuyer } from './outage/buyer.mjs';
import { fillShop } from './outage/fill-shop.mjs';
import { startVisitors } from './outage/visitors.mjs';
import { startDemo } from './purchases/demo.mjs';
import { startRedis } from './purchases/redis.mjs';
import { buildImage, startInstances as startContainers, untilHealthy } from './roll/image.mjs';
import { startInstances as startProcesses } from './roll/processes.mjs';
import { startNginx } from './shared/start-nginx.mjs';
import { freePort } from '../dist/server/launch/free-port.js';

const PER_SECOND = 12;
const PURCHASE_EVERY_MS = 1500;
const QUIET_SECONDS = 5;

const { values } = parseArgs({
  options: { built: { type: 'boolean' }, processes: { type: 'boolean' } },
});
const startedAt = performance.now();
const since = () => `${((performance.now() - startedAt) / 1000).toFixed(0)} s`;

if (!values.built && !values.processes) await buildImage();
console.log(`The shop is built (${since()})`);

const demo = await startDemo();
const ports = [await freePort(), await freePort()];
const redisPort = await freePort();
const redis = await startRedis(redisPort);
const startInstances = values.processes ? startProcesses : startContainers;
const instances = await startInstances(ports, {
  ADMIN_API_URL: `${demo.origin}/api`,
  ADMIN_API_TOKEN: 'demo-token',
  ADMIN_SELLER_ID: demo.sellerId,
  REDIS_URL: redis.url,
  TICKET_SECRET: randomBytes(24).toString('hex'),
  TRUSTED_PROXIES: '127.0.0.1',
});
// Visitors are distinguished by the address that they claim.
const clientAddress = '$http_x_forwarded_for';
const nginx = await startNginx({ port: await freePort(), shopPorts: ports, clientAddress });
const tally = new Map();
try {
  for (const port of ports) await untilHealthy(port);
  for (const port of ports) await instances.checkHealth(port);
  console.log(`Both instances are healthy (${since()})`);

  const { raffle, tickets, unseen } = await fillShop(demo, 40);
  const buyer = await openBuyer({ shop: nginx, raffle, tickets });
  const visitors = startVisitors({ shop: nginx, raffle, unseen, perSecond: PER_SECOND });
  let isOver = false;
  const buying = goOnBuying(buyer, visitors.note, () => isOver);

  await sleep(QUIET_SECONDS * 1000);
  for (const port of ports) {
    const { end, endMs, startMs } = await instances.replace(port);
    console.log(
      `Replaced: ended with ${end} in ${endMs.toFixed(0)} ms, served again in ${startMs.toFixed(0)} ms (${since()})`,
    );
    if (end !== '0') process.exitCode = 1;
  }
  await sleep(QUIET_SECONDS * 1000);
  isOver = true;
  await buying;
  await visitors.stop();
  for (const [kind, seen] of visitors.take().tally) tally.set(kind, seen.statuses);
} finally {
  await nginx.stop();
  await instances.stop();
  redis.stop();
  await demo.stop();
}

const isRight = (end) => end === 'registered' || end === '200';
const ends = [...tally].flatMap(([kind, statuses]) =>
  Object.entries(statuses).map(([end, count]) => ({ kind, end, count })),
);
console.table(ends);
const sum = (some) => some.reduce((total, { count }) => total + count, 0);
const failed = sum(ends.filter(({ end }) => !isRight(end)));
console.log(`${sum(ends)} requests, ${failed} failed (${since()})`);
if (failed > 0 || ends.length === 0) process.exitCode = 1;

async function goOnBuying({ buy }, note, isOver) {
  const under = [];
  while (!isOver()) {
    const sentAt = performance.now();
    under.push(buy().then((end) => note('purchase', end, performance.now() - sentAt)));
    await sleep(PURCHASE_EVERY_MS);
  }
  await Promise.all(under);
}
