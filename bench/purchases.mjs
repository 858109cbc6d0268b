/**
 * A thousand purchases through the built shop, most of them meeting a fault, and what each visitor
 * was finally told compared with the admin API's database.
 * `npm run bench:purchases -- [--purchases 1000] [--without single-flight|look-up|key] [--seed 1]`
 * `--without` builds a copy of the shop that lacks this guard, to see the failure it prevents.
 */
import { parseArgs } from 'node:util';
import { buildVariant } from './purchases/build-variant.mjs';
import { compare } from './purchases/compare.mjs';
import { startDemo } from './purchases/demo.mjs';
import { planPurchases } from './purchases/plan.mjs';
import { printReport } from './purchases/report.mjs';
import { runPurchases } from './purchases/run.mjs';
import { startShop } from './purchases/shop.mjs';

const { values } = parseArgs({
  options: {
    purchases: { type: 'string', default: '1000' },
    without: { type: 'string' },
    seed: { type: 'string', default: '1' },
    port: { type: 'string', default: '4610' },
    'at-once': { type: 'string', default: '30' },
  },
});
const startedAt = Date.now();
const folder = values.without ? await buildVariant(values.without) : process.cwd();
const demo = await startDemo();
const shop = startShop({ folder, demo, port: Number(values.port) });
try {
  await shop.start();
  const visits = await planPurchases(demo, Number(values.purchases), Number(values.seed));
  await runPurchases(visits, { demo, shop, atOnce: Number(values['at-once']) });
  await shop.stop();
  const result = await compare(visits, demo);
  printReport(visits, result, {
    without: values.without,
    seconds: (Date.now() - startedAt) / 1000,
  });
  process.exitCode = result.failures === 0 ? 0 : 1;
} finally {
  await shop.stop();
  await demo.stop();
}
