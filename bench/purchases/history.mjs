import { setTimeout as sleep } from 'node:timers/promises';

const POLL_EVERY_MS = 500;
/** The shop shares an observation for a second, and ours may be as old. The rest allows for a busy machine. */
const DATA_AGE_MS = 3000;

/** Records who was told what, when, and what the admin API held by then, for `lib/testing/first-lie.mjs`. */
export function keepHistory() {
  /** @type {import('../../lib/testing/first-lie.mjs').HistoryEvent[]} */
  const events = [];

  const heard =
    (call) =>
    async (purchase, ...more) => {
      const requestedAt = Date.now();
      const answer = await call(purchase, ...more);
      if (!answer?.ok || !answer.outcome) return answer;
      const { key, request } = purchase;
      const wanted = request.tickets.map(({ number }) => number);
      const told = { buyer: request.nationalId, key, wanted, outcome: answer.outcome };
      events.push({ ...told, at: Date.now(), what: 'told', requestedAt, dataAgeMs: DATA_AGE_MS });
      return answer;
    };

  return {
    /** Sorted by time. */
    events: () => events.toSorted((one, other) => one.at - other.at),
    heardBy: ({ send, ask }) => ({ send: heard(send), ask: heard(ask) }),
    /** Polls the admin API while `work` runs, and once after it. */
    async during(work, rifids, demo) {
      const holders = new Map();
      let isOver = false;
      let before = Date.now();
      const done = work.finally(() => (isOver = true));
      for (let isLast = false; !isLast;) {
        isLast = isOver;
        const at = Date.now();
        const now = await heldNow(rifids, demo);
        events.push(...changes(holders, now, { keptAt: before, freedAt: Date.now() }));
        before = at;
        await Promise.race([sleep(POLL_EVERY_MS), done]);
      }
      await done;
    },
  };
}

async function heldNow(rifids, demo) {
  const held = new Map();
  for (const { cedula, numeros } of await demo.purchases(rifids)) {
    for (const number of numeros) held.set(number, cedula);
  }
  return held;
}

/** A number held now was taken after the previous poll; a number gone was freed before this one. */
function changes(holders, now, { keptAt, freedAt }) {
  const events = [];
  for (const [number, buyer] of holders) {
    if (now.get(number) === buyer) continue;
    events.push({ at: freedAt, what: 'freed', buyer, numbers: [number] });
    holders.delete(number);
  }
  for (const [number, buyer] of now) {
    if (holders.has(number)) continue;
    events.push({ at: keptAt, what: 'kept', buyer, numbers: [number] });
    holders.set(number, buyer);
  }
  return events;
}
