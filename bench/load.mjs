/**
 * Answers per second for the most frequent requests, by bare Node with the same bytes and by the shop, alternating in
 * one run.
 */
import { parseArgs } from 'node:util';
import { runInTurns } from './load/run-in-turns.mjs';
import { whatVisitorsAsk } from './load/what-visitors-ask.mjs';
import { memoryOfShop } from './shared/shop-processes.mjs';
import { startShop } from './shared/start-shop.mjs';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '3' },
  },
});
const pace = { seconds: Number(values.seconds), rounds: Number(values.rounds) };

const shop = await startShop();
console.log('Megabytes before:', memoryOfShop(shop.pid));
for (const [title, path] of await whatVisitorsAsk(shop.raffle)) {
  await runInTurns(title, shop.origin + path, pace);
}
console.log('Megabytes after:', memoryOfShop(shop.pid));
await shop.stop();
