import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { startShop } from '../purchases/shop.mjs';
import { newPurchase, ownHeaders, send } from './purchase.mjs';

const SWEPT_WITHIN_MS = 75_000;
const FIVE_MINUTES_MS = 300_000;

export const edges = {
  tried:
    "two hosts, /rifa/0.css, a boundary of 5 kB, a formula as a name, a killed process's receipt, no folder for receipts",
  async run(stage) {
    const found = {
      'two hosts': await twoHosts(stage),
      '.css': await unknownAsFile(stage),
      boundary: await longBoundary(stage),
      formula: await formula(stage),
      ...(await receiptFolder(stage)),
    };
    const broken = Object.entries(found).filter(([, { held }]) => !held);
    return {
      held: broken.length === 0,
      told: Object.entries(found)
        .map(([name, { told }]) => `${name}: ${told}`)
        .join('; '),
    };
  },
};

async function twoHosts({ port }) {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /home HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n');
  const status = (await text(socket)).slice(9, 12);
  return { held: status === '400', told: status };
}

async function unknownAsFile({ shop }) {
  const { status, headers } = await fetch(`${shop.origin}/rifa/${'f'.repeat(24)}.css`);
  const hasPolicy = headers.has('content-security-policy');
  return {
    held: status === 404 && hasPolicy,
    told: `${status}${hasPolicy ? ' with' : ' without'} policy`,
  };
}

async function longBoundary({ shop, raffle }) {
  const { status } = await fetch(`${shop.origin}/api/raffles/${raffle.rifid}/payments`, {
    method: 'POST',
    body: 'x',
    headers: {
      ...ownHeaders({ address: '200.8.6.1', key: randomUUID() }),
      'content-type': `multipart/form-data; boundary=${'b'.repeat(5000)}`,
    },
  });
  return { held: status === 400, told: String(status) };
}

async function formula({ shop, demo, raffle }) {
  const name = '=HYPERLINK("http://evil.example")\u0000\ud800';
  const purchase = await newPurchase(raffle, { name, address: '@SUM(A1)' });
  const { told } = await send(shop, purchase, { address: '200.8.6.1' });
  const { nombre, direccion } = await sentUpstream(demo, purchase.request.reference);
  const isPlain = [nombre, direccion].every(
    (one) => typeof one === 'string' && /^[^=+\-@\p{Cc}\p{Cs}][^\p{Cc}\p{Cs}]*$/u.test(one),
  );
  return { held: told === 'registered' && isPlain, told: `${told} as ${nombre}, ${direccion}` };
}

async function sentUpstream(demo, reference) {
  const { requests } = await demo.get(`/__control/requests?match=${encodeURIComponent(reference)}`);
  const [, sent] = requests.map(({ body }) => /^datos=(.*)$/m.exec(body)).find(Boolean);
  return JSON.parse(sent);
}

async function receiptFolder({ demo, folder, port, raffle }) {
  const receipts = await mkdtemp(path.join(tmpdir(), 'bench-receipts-'));
  const shop = startShop({ folder, demo, port: port + 1, env: { TMPDIR: receipts } });
  try {
    await shop.start();
    const left = await leftReceipt(receipts);
    await rm(receipts, { recursive: true });
    const none = await send(shop, await newPurchase(raffle), { address: '200.8.6.2' });
    const ready = await (await fetch(`${shop.origin}/api/health/ready`)).json();
    return {
      'left receipt': left,
      'no folder': {
        held: none.told === 'cannot-store' && ready.receipts === 'unwritable',
        told: `${none.told}, readiness says ${ready.receipts}`,
      },
    };
  } finally {
    await shop.stop();
    await rm(receipts, { recursive: true, force: true });
  }
}

async function leftReceipt(folder) {
  const file = path.join(folder, `receipt-${randomUUID()}`);
  const then = new Date(Date.now() - FIVE_MINUTES_MS);
  await writeFile(file, 'x');
  await utimes(file, then, then);
  await sleep(SWEPT_WITHIN_MS);
  const isGone = (await readdir(folder)).length === 0;
  return { held: isGone, told: isGone ? 'removed' : 'still there' };
}
