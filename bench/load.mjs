/**
 * Answers per second for the most frequent requests, by bare Node with the same bytes, by `next start` and by the shop
 * with its front, alternating in one run. `npm run bench -- load`, or `npm run bench -- load URL…` for any addresses.
 */
import { parseArgs } from 'node:util';
import { runInTurns } from './load/run-in-turns.mjs';
import { startNextAlone } from './load/start-next-alone.mjs';
import { whatVisitorsAsk } from './load/what-visitors-ask.mjs';
import { memoryOfShop } from './shared/shop-processes.mjs';
import { startShop } from './shared/start-shop.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '3' },
  },
});
const pace = { seconds: Number(values.seconds), rounds: Number(values.rounds) };

if (positionals.length > 0) {
  for (const url of positionals) await runInTurns(url, [['given', url]], pace);
} else {
  const shop = await startShop();
  const next = await startNextAlone(shop.demoOrigin);
  console.log('Megabytes before:', { ...memoryOfShop(shop.pid), 'next start': next.megabytes() });
  for (const [title, path] of await whatVisitorsAsk(shop.raffle)) {
    const contestants = [
      ['next start', next.origin + path],
      ['front', shop.origin + path],
    ];
    await runInTurns(title, contestants, pace);
  }
  console.log('Megabytes after:', { ...memoryOfShop(shop.pid), 'next start': next.megabytes() });
  await next.stop();
  await shop.stop();
}
