import { randomBytes } from 'node:crypto';
import { isInTime } from './bystanders.mjs';
import { keepAsking } from './keep-asking.mjs';
import { newPurchase, PATIENCE_MS, send } from './purchase.mjs';
import { tally } from './tally.mjs';

const CONNECTIONS = 400;
const HEAD_START_MS = 3000;
/** Longer than a visitor may wait, so that nobody counts as served in time only because the attack ended. */
const EACH_MS = 20_000;
const garbage = () => randomBytes(12).toString('hex');

const ROUTES = {
  'tickets as router data': () => ({ path: `/boleto/${garbage()}?_rsc`, headers: { rsc: '1' } }),
  tickets: () => ({ path: `/boleto/${garbage()}` }),
  'made-up raffles': () => ({ path: `/rifa/${garbage()}` }),
  'raffles as router data': () => ({ path: `/rifa/${garbage()}?_rsc`, headers: { rsc: '1' } }),
  health: () => ({ path: '/api/health' }),
  'unknown API': () => ({ path: `/api/${garbage()}` }),
  'wrong methods': () => ({ path: '/api/raffles', method: 'DELETE' }),
  results: () => ({ path: `/resultados/${2 + Math.floor(Math.random() * 900)}` }),
};

export const unlimitedRoutes = {
  tried: `${CONNECTIONS} connections of one address, ${EACH_MS / 1000} s at each of ${Object.keys(ROUTES).length} routes that no limit counts`,
  async run(stage) {
    const summaries = [];
    let held = true;
    for (const [name, route] of Object.entries(ROUTES)) {
      const answers = askAtOnce(stage, route, EACH_MS);
      const visit = await visitMeanwhile(stage);
      const statuses = await answers;
      held &&= visit.isInTime;
      summaries.push(`${name}: ${tally(statuses)}; a visitor ${visit.summary}`);
    }
    return { held, summary: `\n    ${summaries.join('\n    ')}` };
  },
};

export const allUnlimitedRoutes = {
  tried: `${CONNECTIONS} connections of one address at all routes at once`,
  async run(stage) {
    const routes = Object.values(ROUTES);
    const statuses = await askAtOnce(
      stage,
      (count) => routes[count % routes.length](),
      2 * EACH_MS,
    );
    return { held: true, summary: tally(statuses) };
  },
};

function askAtOnce({ shop }, route, forMs) {
  return keepAsking({
    origin: shop.origin,
    connections: CONNECTIONS,
    forMs,
    next: (count) => withAddress(route(count), '200.8.22.1'),
  });
}

function withAddress({ headers, ...route }, address) {
  return { ...route, headers: { ...headers, 'x-forwarded-for': address } };
}

/** Opens the page, loads its numbers and buys one. */
async function visitMeanwhile({ shop, raffle }) {
  await new Promise((resolve) => setTimeout(resolve, HEAD_START_MS));
  const startedAt = performance.now();
  const headers = { 'x-forwarded-for': '186.96.1.1' };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const statuses = [];
  for (const path of [`/rifa/${raffle.rifid}`, `/api/raffles/${raffle.rifid}/tickets`]) {
    const answer = await fetch(shop.origin + path, { headers, signal }).catch(() => null);
    await answer?.text().catch(() => null);
    statuses.push(answer?.status ?? 'none');
  }
  const { status } = await send(shop, await newPurchase(raffle), { address: '186.96.1.1' });
  const ms = performance.now() - startedAt;
  return {
    isInTime: statuses.every((each) => each === 200) && isInTime({ status, ms }),
    summary: `${statuses.join(', ')}, ${status} after ${Math.round(ms)} ms in all`,
  };
}
