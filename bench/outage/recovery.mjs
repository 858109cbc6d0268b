import { setTimeout as sleep } from 'node:timers/promises';

const GIVE_UP_MS = 60_000;

/** Seconds until each works again. */
export async function recovery({ shop, raffle, unseen, buyer }) {
  const startedAt = performance.now();
  const seconds = async (works) => {
    while (performance.now() - startedAt < GIVE_UP_MS) {
      if (await works().catch(() => false)) return (performance.now() - startedAt) / 1000;
      await sleep(200);
    }
    return Infinity;
  };
  const isOk = async (address) => {
    const answer = await fetch(shop.origin + address, { signal: AbortSignal.timeout(20_000) });
    await answer.arrayBuffer();
    return answer.status === 200;
  };
  const [numbers, page, buying] = await Promise.all([
    seconds(() => isOk(`/api/raffles/${raffle}/tickets?offset=0&limit=50&status=available`)),
    seconds(() => isOk(`/rifa/${unseen()}`)),
    seconds(async () => (await buyer.buy()) === 'registered'),
  ]);
  return { numbers, 'page never seen': page, buying };
}
