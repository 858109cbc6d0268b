/** Memory while twenty receipts of 12 MB and 48 megapixels arrive at once. `npm run bench:receipts` */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { startDemo } from './purchases/demo.mjs';
import { startShop } from './purchases/shop.mjs';
import { shopProcesses } from './shared/shop-processes.mjs';

const AT_ONCE = 20;
const MIB = 1024 * 1024;

const photo = await noisyPhoto();
console.log(`Receipt: ${(photo.length / MIB).toFixed(1)} MB, 8000 x 6000`);
const demo = await startDemo();
const shop = startShop({ folder: process.cwd(), demo, port: 4620 });
try {
  await shop.start();
  const shape = { monto: 5, tickets: AT_ONCE };
  const { rifa } = await demo.post('/__control/raffles', shape);
  const { tickets } = await demo.post('/api/tickets/query', { rifa: rifa.rifid, hasta: AT_ONCE });
  const peaks = new Map();
  let isOver = false;
  const watching = watch(peaks, () => isOver);
  const startedAt = Date.now();
  const answers = await Promise.all(tickets.map((ticket) => buy(rifa.rifid, ticket)));
  isOver = true;
  await watching;
  console.log(`Answers: ${JSON.stringify(tally(answers))} in ${Date.now() - startedAt} ms`);
  for (const [name, peak] of peaks) console.log(`${name}: ${peak} MB at most`);
} finally {
  await shop.stop();
  await demo.stop();
}

async function noisyPhoto() {
  const noise = { type: 'gaussian', mean: 128, sigma: 18 };
  return sharp({ create: { width: 8000, height: 6000, channels: 3, noise, background: '#888' } })
    .jpeg({ quality: 82 })
    .toBuffer();
}

async function buy(raffleId, { tid, numero }) {
  const looked = await fetch(`${shop.origin}/api/raffles/${raffleId}`);
  const token = /XSRF-TOKEN=([\w-]+)/.exec(looked.headers.get('set-cookie'))[1];
  const body = new FormData();
  const data = {
    tickets: [{ id: tid, number: numero }],
    method: 'Pago Móvil',
    amount: 5,
    reference: randomUUID(),
    name: 'Ana',
    nationalId: `V${20_000_000 + Number(numero)}`,
    phoneCode: '58',
    phone: `41412345${numero}`,
    address: 'Valencia',
    seen: { price: 5, rate: 1 },
  };
  body.set('data', JSON.stringify(data));
  body.set('receipt', new Blob([photo], { type: 'image/jpeg' }), 'foto.jpg');
  const answer = await fetch(`${shop.origin}/api/raffles/${raffleId}/payments`, {
    method: 'POST',
    body,
    headers: {
      'idempotency-key': randomUUID(),
      'x-xsrf-token': token,
      cookie: `XSRF-TOKEN=${token}`,
      'sec-fetch-site': 'same-origin',
    },
  });
  const { outcome, reason } = await answer.json();
  return outcome?.state ?? reason;
}

async function watch(peaks, isOver) {
  while (!isOver()) {
    for (const { name, megabytes } of shopProcesses(shop.pid())) {
      peaks.set(name, Math.max(peaks.get(name) ?? 0, megabytes));
    }
    await sleep(20);
  }
}

function tally(list) {
  return Object.fromEntries(
    [...new Set(list)].map((one) => [one, list.filter((other) => other === one).length]),
  );
}
