import { keepAsking } from './keep-asking.mjs';
import { PATIENCE_MS } from './purchase.mjs';
import { tally } from './tally.mjs';

const CONNECTIONS = 40;
const FOR_MS = 20_000;
/** Node accepts 16 kB of headers. */
const LENGTH = 15_000;
const NAMES = [
  'accept-encoding',
  'accept',
  'if-none-match',
  'cookie',
  'origin',
  'idempotency-key',
  'content-type',
  'authorization',
];
const LETTERS = [' ', ',', ';', '"', '=', '\t', 'a,', '; ', '%', '.'];
const PATHS = ['/home', '/api/health', '/uploads/rifa/none.jpg', '/boleto/x'];

export const longHeaders = {
  tried: `${CONNECTIONS} connections, each header that the shop reads at ${LENGTH / 1000} kB of the worst letters`,
  async run({ shop }) {
    const asked = keepAsking({
      origin: shop.origin,
      connections: CONNECTIONS,
      forMs: FOR_MS,
      next: (count) => ({
        // Half of the requests are the worst found.
        path: PATHS[count % PATHS.length],
        headers: {
          'x-forwarded-for': '200.8.21.1',
          ...(count % 2 ? worst() : longHeader(count >> 1)),
        },
      }),
    });
    const longest = await longestHome(shop);
    const statuses = await asked;
    return {
      held: longest < FOR_MS / 4 && !statuses.includes(500),
      told: `${statuses.length} answers (${tally(statuses)}); /home meanwhile within ${Math.round(longest)} ms`,
    };
  },
};

function worst() {
  return { 'accept-encoding': `a${' '.repeat(LENGTH)}b` };
}

function longHeader(index) {
  const letters = LETTERS[index % LETTERS.length];
  const name = NAMES[Math.floor(index / LETTERS.length) % NAMES.length];
  return { [name]: `a${letters.repeat(LENGTH / letters.length)}b` };
}

async function longestHome({ origin }) {
  const headers = { 'x-forwarded-for': '186.95.1.1' };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  let longest = 0;
  for (let asked = 0; asked < 10 && !signal.aborted; asked += 1) {
    const startedAt = performance.now();
    await fetch(`${origin}/home`, { headers, signal })
      .then((answer) => answer.text())
      .catch(() => null);
    longest = Math.max(longest, performance.now() - startedAt);
  }
  return longest;
}
