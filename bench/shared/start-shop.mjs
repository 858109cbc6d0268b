import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchShop } from './launch-shop.mjs';

/** @param {{ tickets?: number }} [wanted] at least */
export async function startShop({ tickets = 0 } = {}) {
  const data = await mkdtemp(join(tmpdir(), 'raffle-storefront-bench-'));
  const env = {
    DEMO_API_DATA: data,
    // Earlier figures were measured with the first.
    DEMO_API_GENERATION: '1',
  };
  const shop = await launchShop({ env });
  return {
    ...shop,
    raffle: `${shop.origin}/rifa/${await raffleWithCover(shop.adminApi, tickets)}`,
    async stop() {
      await shop.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function raffleWithCover(adminApi, tickets) {
  const { rifas } = await ask(`${adminApi}/rifas/query`, { desde: 0, hasta: 50, abierta: true });
  for (const { rifid, portada } of rifas) {
    const { total } = await ask(`${adminApi}/tickets/query`, { rifa: rifid, desde: 0, hasta: 1 });
    if (portada && total >= tickets) return rifid;
  }
  throw new Error(`The demo has no open raffle of ${tickets} numbers with a cover`);
}

async function ask(url, body) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}
