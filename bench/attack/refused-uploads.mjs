import { randomUUID } from 'node:crypto';
import { ownHeaders } from './purchase.mjs';
import { tally } from './tally.mjs';

const AT_ONCE = 20;
const PATIENCE_MS = 15_000;
const MEGABYTE = 2 ** 20;
const TYPE = 'multipart/form-data; boundary=b';

/** The shop answers each before its end. */
const UPLOADS = {
  'a part of another name': { body: fileOf('image', 300_000) },
  'more than 15 MB': { body: fileOf('receipt', 16 * MEGABYTE) },
  'a text of 300 kB': { body: partOf('data', 300_000) },
  'no form': { body: Buffer.alloc(300_000, 7), headers: { 'content-type': 'image/jpeg' } },
  'another site': { body: fileOf('receipt', 300_000), headers: { 'sec-fetch-site': 'cross-site' } },
  'no key': { body: fileOf('receipt', 300_000), headers: { 'idempotency-key': 'x' } },
};

export const refusedUploads = {
  tried: `${AT_ONCE} uploads at once that are refused before their end, in ${Object.keys(UPLOADS).length} ways, and ${AT_ONCE} visitors right behind each`,
  async run(stage) {
    const statuses = [];
    const behind = [];
    for (const [index, upload] of Object.values(UPLOADS).entries()) {
      const address = `200.8.20.${index}`;
      statuses.push(...(await atOnce(() => sendUpload(stage, { ...upload, address }))));
      behind.push(...(await atOnce(() => look(stage))));
    }
    const isEach = behind.every(({ status }) => status === 200);
    const longest = Math.round(Math.max(...behind.map(({ ms }) => ms)));
    return {
      held: isEach,
      summary: `uploads: ${tally(statuses)}; right behind: ${tally(behind.map(({ status }) => status))}, longest ${longest} ms`,
    };
  },
};

function atOnce(send) {
  return Promise.all(Array.from({ length: AT_ONCE }, send));
}

async function sendUpload({ shop, raffle }, { body, headers, address }) {
  const own = { ...ownHeaders({ address, key: randomUUID() }), 'content-type': TYPE };
  const { status } = await answerOf(`${shop.origin}/api/raffles/${raffle.rifid}/payments`, {
    method: 'POST',
    body,
    headers: { ...own, ...headers },
  });
  return status;
}

function look({ shop, raffle }) {
  const headers = { 'x-forwarded-for': '186.94.1.1', connection: 'close' };
  return answerOf(`${shop.origin}/api/raffles/${raffle.rifid}/tickets`, { headers });
}

async function answerOf(address, options) {
  const startedAt = performance.now();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const status = await fetch(address, { ...options, signal })
    .then(async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    })
    .catch(({ name }) => `no answer (${name})`);
  return { status, ms: performance.now() - startedAt };
}

function fileOf(name, bytes) {
  return partOf(`${name}"; filename="a.jpg`, bytes);
}

function partOf(name, bytes) {
  const head = `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.alloc(bytes, 7), Buffer.from('\r\n--b--\r\n')]);
}
