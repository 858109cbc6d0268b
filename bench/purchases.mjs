/**
 * A thousand purchases, most of them with a fault, through two instances of the built shop that share a Redis. Compares
 * what each visitor was finally told, and was told on the way, with the admin API's database.
 * `npm run bench -- purchases [--generation 1|2] [--purchases 1000] [--seed 1] [--slower 1]`
 */
import { parseArgs } from 'node:util';
import { firstLie } from '../lib/testing/first-lie.mjs';
import { compare } from './purchases/compare.mjs';
import { startDemo } from './purchases/demo.mjs';
import { keepHistory } from './purchases/history.mjs';
import { startInstances } from './purchases/instances.mjs';
import { planPurchases } from './purchases/plan.mjs';
import { rifidsOf } from './purchases/raffles.mjs';
import { startRedis } from './purchases/redis.mjs';
import { printReport } from './purchases/report.mjs';
import { runPurchases } from './purchases/run.mjs';

const { values } = parseArgs({
  options: {
    generation: { type: 'string', default: '2' },
    purchases: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    port: { type: 'string', default: '4610' },
    'at-once': { type: 'string', default: '30' },
    slower: { type: 'string', default: '1' },
  },
});
const startedAt = Date.now();
const generation = Number(values.generation);
const port = Number(values.port);
const demo = await startDemo(generation);
const redis = await startRedis(port + 2);
const shop = startInstances({ demo, redis, ports: [port, port + 1] });
try {
  await shop.start();
  const seed = Number(values.seed);
  const visits = await planPurchases({ demo, shop, count: Number(values.purchases), seed });
  const history = keepHistory();
  const work = runPurchases(visits, { demo, shop, history, atOnce: Number(values['at-once']) });
  await history.during(work, rifidsOf(visits), demo);
  await shop.stop();
  const result = await compare(visits, demo);
  const lie = firstLie(history.events());
  printReport(visits, result, {
    lie,
    events: history.events(),
    generation,
    kills: shop.kills(),
    seconds: (Date.now() - startedAt) / 1000,
  });
  process.exitCode = result.failures === 0 && lie === null ? 0 : 1;
} finally {
  await shop.stop();
  redis.stop();
  await demo.stop();
}
