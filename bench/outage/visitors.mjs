import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 30_000;

// Shares in percent.
const HABITS = [
  ['page seen before', 30, ({ raffle }) => `/rifa/${raffle}`],
  ['home', 10, () => '/home'],
  [
    'numbers',
    25,
    ({ raffle }) => `/api/raffles/${raffle}/tickets?offset=0&limit=1000&status=available`,
  ],
  [
    'own numbers',
    10,
    ({ raffle, chance }) => `/api/raffles/${raffle}/tickets?numbers=${chance(100)}`,
  ],
  ['winner', 5, ({ raffle }) => `/api/raffles/${raffle}/winner`],
  ['price', 5, ({ raffle }) => `/api/raffles/${raffle}`],
  ['picture', 10, ({ chance }) => `/uploads/rifa/picture-${chance(20)}.jpg?w=384.jpeg`],
  ['page never seen', 5, ({ unseen }) => `/rifa/${unseen()}`],
];

/** Starts visits at an even pace, whatever happens to earlier ones. */
export function startVisitors({ shop, raffle, unseen, perSecond }) {
  let tally = new Map();
  let underWay = 0;
  let most = 0;
  let isOver = false;
  const chance = (below) => Math.floor(Math.random() * below);

  async function visit() {
    const [kind, , address] = habit(chance(100));
    const startedAt = performance.now();
    underWay += 1;
    most = Math.max(most, underWay);
    const status = await statusOf(shop.origin + address({ raffle, unseen, chance }));
    underWay -= 1;
    note(kind, status, performance.now() - startedAt);
  }

  function note(kind, status, ms) {
    const seen = tally.get(kind) ?? { statuses: {}, times: [] };
    seen.statuses[status] = (seen.statuses[status] ?? 0) + 1;
    seen.times.push(ms);
    tally.set(kind, seen);
  }

  async function come() {
    while (!isOver) {
      void visit();
      await sleep(1000 / perSecond);
    }
  }
  const coming = come();

  return {
    note,
    take() {
      const taken = { tally, most };
      tally = new Map();
      most = underWay;
      return taken;
    },
    async stop() {
      isOver = true;
      await coming;
      while (underWay > 0) await sleep(50);
    },
  };
}

function habit(share) {
  let sum = 0;
  return HABITS.find(([, part]) => (sum += part) > share);
}

async function statusOf(address) {
  const from = Math.floor(Math.random() * 250);
  try {
    const answer = await fetch(address, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { 'x-forwarded-for': `200.8.${from}.1` },
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    return error.name === 'TimeoutError' ? 'no answer' : 'cut';
  }
}
