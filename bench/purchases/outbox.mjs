import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'esbuild';
import { waitFor } from './until-final.mjs';

/** Stands in for the phone's database, which Node does not have. */
const memory = {
  name: 'memory',
  setup(bundle) {
    bundle.onResolve({ filter: /draft-database$/ }, () => ({
      path: 'records',
      namespace: 'memory',
    }));
    bundle.onLoad({ filter: /./, namespace: 'memory' }, () => ({
      contents: `
        const records = new Map();
        export const recordKeys = async () => [...records.keys()];
        export const readRecords = async (keys) => keys.map((key) => records.get(key));
        export const removeRecords = async (keys) => keys.forEach((key) => records.delete(key));
        export const changeRecord = async (key, change) => {
          const next = change(structuredClone(records.get(key)));
          if (next) records.set(key, structuredClone(next));
        };`,
    }));
  },
};

/** The actual code of page and worker, which is written for browsers. */
const { outputFiles } = await build({
  stdin: {
    contents: `
      export { sendQueued } from '@/lib/offline/outbox/send-once';
      export { updatePurchase, writePicture } from '@/lib/offline/outbox/purchase-record';
      export { reduce } from '@/lib/raffle/purchase-state';
      export { isFinal } from '@/lib/raffle/answer';`,
    resolveDir: process.cwd(),
    loader: 'ts',
  },
  plugins: [memory],
  bundle: true,
  format: 'esm',
  write: false,
});
const source = Buffer.from(outputFiles[0].text).toString('base64');
const { isFinal, reduce, sendQueued, updatePurchase, writePicture } = await import(
  `data:text/javascript;base64,${source}`
);

const EVERY_MS = 300;
const MAX_MS = 90_000;
const NO_ANSWER = { kind: 'no-answer' };

/**
 * Retries until it is over, as page and worker do, on a network that fails at first, while asking or sending. Each
 * sender of each visit has a record and a lock of its own.
 */
export async function sendByOutbox(visit, client, purchase, { hasLeft, sender = 0 }) {
  const { key, request } = purchase;
  const phone = `phone-${visit.index}-${sender}`;
  const waiting = { until: Date.now() + MAX_MS, tappedAt: Date.now(), hasLeft };
  const form = {
    key,
    tickets: request.tickets,
    values: {},
    isPastPaying: true,
  };
  const saved = { ...form, savedAt: Date.now() };
  const tapped = { type: 'tapped', before: key, form: saved, request, waiting };
  await updatePurchase(phone, (before) => reduce(before, tapped));
  let deaths = visit.index % 4;
  const dies = () => deaths-- > 0;
  const transport = {
    ask: async () => (dies() ? NO_ANSWER : readLookUp(await client.ask(purchase))),
    send: async () => readSent(await client.send(purchase, ...(dies() ? [visit.goneAfterMs] : []))),
  };
  await writePicture(phone, { draftKey: key, type: '', bytes: new ArrayBuffer(0) });
  let answer;
  do {
    await sleep(EVERY_MS);
    answer = await sendQueued(phone, { transport });
  } while (!isFinal(answer));
  if (answer.kind === 'api-error') purchase.final = { ...answer, state: 'turned-away' };
  if (answer.kind !== 'outcome') return;
  const { outcome } = answer;
  if (outcome.state === 'not-registered') await waitFor(client, purchase, { ok: true, outcome });
  else purchase.final = outcome;
}

function readLookUp(answer) {
  if (answer?.ok && answer.outcome) return { kind: 'outcome', outcome: answer.outcome };
  return answer?.status === 404 ? { kind: 'unknown-key' } : NO_ANSWER;
}

function readSent(answer) {
  if (answer?.outcome) return { kind: 'outcome', outcome: answer.outcome };
  return answer?.reason ? { ...answer, kind: 'api-error' } : NO_ANSWER;
}
