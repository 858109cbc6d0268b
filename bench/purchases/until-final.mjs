import { setTimeout as sleep } from 'node:timers/promises';
import { LATE_MS, SLOWER } from './timings.mjs';

const ASK_EVERY_MS = 300;
const MAX_MS = 90_000 * SLOWER;

export async function askUntilFinal(client, purchase, first) {
  const until = Date.now() + MAX_MS;
  let answer = first;
  purchase.final = null;
  while (Date.now() < until) {
    purchase.final = finalOf(answer);
    if (purchase.final) return;
    if (isPartTaken(answer?.outcome)) return waitFor(client, purchase, answer);
    await sleep(ASK_EVERY_MS);
    const reply = await client.ask(purchase);
    if (reply === null) continue;
    const isFree = reply.outcome?.state === 'not-registered' && !isPartTaken(reply.outcome);
    const mayResend = reply.status === 404 || isFree;
    answer = mayResend ? await client.send(purchase) : reply;
  }
}

/**
 * Believes "not registered" if a question asked long after the deadline is still answered so; an answer from before a
 * silence of the shop says nothing. Keeps asking about anything less.
 */
export async function waitFor(client, purchase, first) {
  const startedAt = Date.now();
  let answer = first;
  let askedAt = startedAt;
  const isOver = () => {
    const isNone = answer?.outcome?.state === 'not-registered';
    return (
      finalOf(answer) ||
      (isNone && askedAt > startedAt + 2 * LATE_MS) ||
      Date.now() > startedAt + MAX_MS
    );
  };
  while (!isOver()) {
    await sleep(ASK_EVERY_MS);
    const at = Date.now();
    const reply = await client.ask(purchase);
    if (reply === null) continue;
    askedAt = at;
    answer = reply.status === 404 ? await client.send(purchase) : reply;
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
