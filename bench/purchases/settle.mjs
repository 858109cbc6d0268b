import { setTimeout as sleep } from 'node:timers/promises';
import { LATE_MS } from './timings.mjs';

const ASK_EVERY_MS = 300;
const MAX_MS = 90_000;

export async function settle(client, purchase, first) {
  const until = Date.now() + MAX_MS;
  let answer = first;
  purchase.final = null;
  while (Date.now() < until) {
    purchase.final = finalOf(answer);
    if (purchase.final) return;
    if (isPartTaken(answer?.outcome)) return waitFor(client, purchase, answer);
    await sleep(ASK_EVERY_MS);
    const asked = await client.ask(purchase);
    if (asked === null) continue;
    const isFree = asked.outcome?.state === 'not-registered' && !isPartTaken(asked.outcome);
    const mayResend = asked.status === 404 || isFree;
    answer = mayResend ? await client.send(purchase) : asked;
  }
}

/** Believes "not registered" if it still holds long after the deadline. Keeps asking about anything less. */
export async function waitFor(client, purchase, first) {
  const startedAt = Date.now();
  const isOver = (answer) =>
    finalOf(answer) ||
    Date.now() > startedAt + (answer?.outcome?.state === 'not-registered' ? 2 * LATE_MS : MAX_MS);
  let answer = first;
  while (!isOver(answer)) {
    await sleep(ASK_EVERY_MS);
    const asked = await client.ask(purchase);
    answer = asked?.status === 404 ? await client.send(purchase) : (asked ?? answer);
  }
  purchase.final = finalOf(answer) ?? answer?.outcome ?? null;
}

function finalOf(answer) {
  if (answer?.ok && isFinal(answer.outcome)) return answer.outcome;
  return answer && !answer.ok && isHopeless(answer) ? { state: 'turned-away', ...answer } : null;
}

function isFinal({ state }) {
  return state === 'registered' || state === 'partly-registered' || state === 'refused';
}

/** The page then does not offer to send again, and keeps asking. */
function isPartTaken(outcome) {
  return outcome?.state === 'not-registered' && outcome.taken !== undefined;
}

function isHopeless({ status }) {
  return status >= 400 && status < 500 && status !== 404 && status !== 429;
}
