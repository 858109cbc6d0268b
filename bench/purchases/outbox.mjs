import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'esbuild';
import { waitFor } from './settle.mjs';

/** The actual rule of page and worker, which is written for browsers. */
const { outputFiles } = await build({
  entryPoints: ['lib/storefront-api/try-sending.ts'],
  bundle: true,
  format: 'esm',
  write: false,
});
const source = Buffer.from(outputFiles[0].text).toString('base64');
const { trySending } = await import(`data:text/javascript;base64,${source}`);

const EVERY_MS = 300;
const MAX_MS = 90_000;
const NO_ANSWER = { ok: false, reason: 'no-answer' };

/** Retries until it is over, as page and worker do, on a network that fails at first, while asking or sending. */
export async function sendByOutbox(visit, client, purchase, { hasLeft }) {
  const waiting = { until: Date.now() + MAX_MS, hasLeft };
  const { key, request } = purchase;
  let deaths = visit.index % 4;
  const dies = () => deaths-- > 0;
  const line = {
    ask: async () => (dies() ? NO_ANSWER : readLookUp(await client.ask(purchase))),
    send: async () => readSent(await client.send(purchase, ...(dies() ? [visit.goneAfterMs] : []))),
  };
  const leave = async () => (waiting.hasLeft = true);
  let tried;
  do {
    await sleep(EVERY_MS);
    tried = await trySending({ key, request, waiting }, line, leave);
  } while (tried.kind === 'wait');
  if (tried.kind === 'api-error') purchase.final = { ...tried, state: 'turned-away' };
  if (tried.kind !== 'outcome') return;
  const { outcome } = tried;
  if (outcome.state === 'not-registered') await waitFor(client, purchase, { ok: true, outcome });
  else purchase.final = outcome;
}

function readLookUp(answer) {
  if (answer?.ok && answer.outcome) return answer;
  return answer?.status === 404 ? { ok: false, reason: 'unknown-key' } : NO_ANSWER;
}

function readSent(answer) {
  return answer && (answer.outcome || answer.reason) ? answer : NO_ANSWER;
}
