import { FAULT_NAMES } from './faults.mjs';

const STATES = ['registered', 'partly-registered', 'refused', 'not-registered', 'turned-away'];

export function printReport(visits, { result, failures, unreported }, campaign) {
  const { generation, kills, seconds, lie, events } = campaign;
  console.log(
    `\n${visits.length} purchases through two instances of the shop over generation ${generation} ` +
      `in ${Math.round(seconds)} s, one of them killed ${kills} times`,
  );
  console.log(`${visits.filter(({ isQueued }) => isQueued).length} went through the outbox.`);
  console.table(
    Object.fromEntries(['none', ...FAULT_NAMES].map((fault) => [fault, countsOf(visits, fault)])),
  );
  console.table(
    Object.fromEntries(Object.entries(result).map(([name, list]) => [name, list.length])),
  );
  for (const [name, list] of Object.entries(result)) {
    for (const one of list.slice(0, 3)) {
      console.log(name, one.fault ? sketch(one) : one);
      if (one.fault) console.log(heardBy(one, events));
    }
  }
  console.log(`The seller was never told of ${unreported.length} of the numbers sold.`);
  console.log(lie ? `The first wrong answer: ${lie}` : 'No visitor was told anything wrong.');
  console.log(failures === 0 ? 'Nothing lost, nothing doubled.' : `${failures} failures.`);
}

function countsOf(visits, fault) {
  const met = visits.filter((visit) => visit.fault === fault);
  const purchases = met.flatMap((visit) => visit.purchases);
  const counts = STATES.map((state) => [
    state,
    purchases.filter(({ final }) => final?.state === state).length,
  ]);
  return { visits: met.length, ...Object.fromEntries(counts) };
}

function sketch({ fault, raffle, purchases }) {
  const endings = purchases.map(({ key, request, final }) => ({
    key,
    reference: request.reference,
    numbers: request.tickets.map(({ number }) => number),
    final,
  }));
  return JSON.stringify({ fault, raffle: raffle.kind, endings });
}

/** What the admin API did with a buyer's numbers, and what the buyer was told how often. */
function heardBy({ purchases }, events) {
  const { nationalId } = purchases[0].request;
  const lines = [];
  for (const { at, what, requestedAt, numbers, outcome, buyer } of events) {
    if (buyer !== nationalId) continue;
    const text = `${what} ${JSON.stringify(numbers ?? outcome)}`;
    const again = lines.at(-1);
    if (again?.text === text) Object.assign(again, { times: again.times + 1, requestedAt });
    else lines.push({ at, text, times: 1, requestedAt });
  }
  return lines.map(lineOf).join('\n');
}

function lineOf({ at, text, times, requestedAt }) {
  const more = times > 1 ? ` (${times} times, last asked at ${clock(requestedAt)})` : '';
  return `  ${clock(at)} ${text}${more}`;
}

function clock(at) {
  return new Date(at).toISOString().slice(11, 23);
}
