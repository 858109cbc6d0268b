import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openClient } from './client.mjs';

const ASK_EVERY_MS = 300;
const MAX_MS = 90_000;

/** Buys as the shop's page does, and notes in `visit.final` what it was told in the end. */
export async function visitShop(visit, { demo, shop }) {
  const client = openClient(shop.origin, `10.0.${visit.index >> 8}.${visit.index & 255}`);
  await arrangeFault(visit, demo);
  const [answer, second] = await firstSending(visit, client, shop);
  visit.final = await settle(visit, client, visit.key, answer);
  if (second) visit.second = await settle(visit, client, second.key, second.answer);
}

/** Every fault of the admin API is meant for one sending of this purchase. */
async function arrangeFault({ fault, request, delayMs }, demo) {
  const kinds = {
    slow: { kind: 'wait', ms: delayMs },
    silent: { kind: 'silence' },
    'cut before': { kind: 'cut-before' },
    'cut after': { kind: 'cut-after' },
    'error 500': { kind: 'status', status: 500 },
    HTML: { kind: 'html' },
    'corrected and sent again': { kind: 'wait', ms: 300 },
  };
  if (!kinds[fault]) return;
  const path = '/api/tickets/payments/online';
  await demo.post('/__control/faults', { path, match: request.reference, ...kinds[fault] });
}

async function firstSending(visit, client, shop) {
  const send = (key, goneAfterMs) => {
    visit.sendings += 1;
    return client.send(visit, key, goneAfterMs);
  };
  switch (visit.fault) {
    case 'double tap':
      return [(await Promise.all([send(visit.key), send(visit.key)]))[1]];
    case 'two tabs': {
      const key = randomUUID();
      const [answer, other] = await Promise.all([send(visit.key), send(key)]);
      return [answer, { key, answer: other }];
    }
    case 'client gone':
      await send(visit.key, visit.goneAfterMs);
      await sleep(1000);
      return [null];
    case 'corrected and sent again':
      await send(visit.key, visit.goneAfterMs);
      visit.request = { ...visit.request, reference: `${visit.request.reference}0` };
      return [await send(visit.key)];
    case 'shop killed': {
      const sending = send(visit.key);
      if (visit.killsShop) await sleep(visit.goneAfterMs).then(() => shop.killAndRestart());
      return [await sending];
    }
    default:
      return [await send(visit.key)];
  }
}

/** Asks while it is being verified, sends again on one tap when that is offered or nothing is known. */
async function settle(visit, client, key, first) {
  const until = Date.now() + MAX_MS;
  let answer = first;
  while (Date.now() < until) {
    if (answer?.ok && isFinal(answer.outcome)) return answer.outcome;
    if (answer && !answer.ok && isHopeless(answer)) return { state: 'turned-away', ...answer };
    await sleep(ASK_EVERY_MS);
    const asked = await client.ask(key);
    if (asked === null) continue;
    const isUnknown = asked.status === 404;
    const mayResend = isUnknown || asked.outcome?.state === 'not-registered';
    if (mayResend) visit.sendings += 1;
    answer = mayResend ? await client.send(visit, key) : asked;
  }
  return null;
}

function isFinal({ state }) {
  return state === 'registered' || state === 'partly-registered' || state === 'refused';
}

function isHopeless({ status }) {
  return status >= 400 && status < 500 && status !== 404 && status !== 429;
}
