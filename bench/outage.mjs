/**
 * The built shop under load while its admin API is down, hanging, slow or answering garbage, and how soon visitors can
 * buy again each time it is back. `npm run bench -- outage`, on Linux; `-- --minutes 2 --rate 20`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { startBadAdmin } from './outage/bad-admin.mjs';
import { openBuyer } from './outage/buyer.mjs';
import { fillShop } from './outage/fill-shop.mjs';
import { recovery } from './outage/recovery.mjs';
import { printPhase, printRecovery } from './outage/report.mjs';
import { startVisitors } from './outage/visitors.mjs';
import { startDemo } from './purchases/demo.mjs';
import { startShop } from './purchases/shop.mjs';
import { openFilesOf, shopProcesses } from './shared/shop-processes.mjs';

const MODES = ['down', 'hanging', 'slow', 'garbage'];
const WELL_SECONDS = 10;
const MOST_SECONDS = 10;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    rate: { type: 'string', default: '20' },
    port: { type: 'string', default: '4630' },
  },
});
const badSeconds = (Number(values.minutes) * 60) / MODES.length;

const demo = await startDemo();
const admin = await startBadAdmin(demo.origin);
const shop = startShop({
  demo: { ...admin, sellerId: demo.sellerId },
  port: Number(values.port),
});
let isInTime = true;
try {
  await shop.start();
  const { raffle, tickets, unseen } = await fill();
  const buyer = await openBuyer({ shop, raffle, tickets });
  const visitors = startVisitors({ shop, raffle, unseen, perSecond: Number(values.rate) });
  let isOver = false;
  const buying = buyer.goOn(visitors.note, () => isOver);

  await phase('well', WELL_SECONDS);
  for (const mode of MODES) {
    await admin.become(mode);
    await phase(mode, badSeconds);
    await admin.become('well');
    const times = await recovery({ shop, raffle, unseen, buyer });
    printRecovery(times);
    isInTime &&= times.buying <= MOST_SECONDS;
    await phase(`well after ${mode}`, WELL_SECONDS);
  }
  isOver = true;
  await Promise.all([visitors.stop(), buying]);

  async function phase(name, seconds) {
    visitors.take();
    admin.takeCalls();
    await sleep(seconds * 1000);
    const processes = shopProcesses(shop.pid()).map((process) => ({
      ...process,
      files: openFilesOf(process.pid),
    }));
    const calls = admin.takeCalls();
    const connections = admin.connections();
    printPhase(name, { ...visitors.take(), calls, seconds, connections, processes });
  }
} finally {
  await shop.stop();
  await admin.stop();
  await demo.stop();
}
if (!isInTime) {
  console.log(`\nBuying took more than ${MOST_SECONDS} s to come back.`);
  process.exitCode = 1;
}

async function fill() {
  const picture = await sharp({
    create: { width: 800, height: 600, channels: 3, background: '#28f' },
  })
    .jpeg()
    .toBuffer();
  for (let name = 0; name < 20; name += 1) {
    const address = `${demo.origin}/__control/uploads/rifa/picture-${name}.jpg`;
    await fetch(address, { method: 'POST', body: picture });
  }
  const unseen = (Number(values.minutes) * 60 + 120) * Number(values.rate) * 0.05;
  const filled = await fillShop(demo, Math.ceil(unseen));
  for (const address of [`/rifa/${filled.raffle}`, '/home']) await fetch(shop.origin + address);
  return filled;
}
