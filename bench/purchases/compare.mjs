export async function compare(visits, demo) {
  const { messages } = await demo.get('/api/whatsapp/messages');
  const registered = await registeredByBuyer(visits, demo);
  const result = {
    lost: [],
    doubled: [],
    'told taken about their own': [],
    'told registered without it': [],
    'left without a final answer': [],
    'seller told twice': toldTooOften(messages, visits),
  };
  for (const visit of visits) {
    const { nationalId } = visit.purchases[0].request;
    const own = registered.get(nationalId) ?? [];
    const numbers = own.flatMap(({ numeros }) => numeros);
    const told = visit.purchases.flatMap(({ final }) => final ?? []);
    const toldOwn = told.flatMap((outcome) => outcome.numbers ?? []);
    const toldTaken = told.flatMap((outcome) => outcome.taken ?? []);

    if (told.length < visit.purchases.length) result['left without a final answer'].push(visit);
    if (numbers.some((number) => !toldOwn.includes(number))) result.lost.push(visit);
    if (own.length > intended(visit)) result.doubled.push(visit);
    if (toldTaken.some((number) => numbers.includes(number))) {
      result['told taken about their own'].push(visit);
    }
    if (toldOwn.some((number) => !numbers.includes(number))) {
      result['told registered without it'].push(visit);
    }
  }
  const failures = Object.values(result).reduce((sum, list) => sum + list.length, 0);
  return { ...result, failures };
}

// The same numbers twice are one.
function intended({ purchases }) {
  const numbers = purchases.map(({ request }) => request.tickets.map(({ number }) => number));
  return new Set(numbers.map(String)).size;
}

async function registeredByBuyer(visits, demo) {
  const byBuyer = new Map();
  for (const rifid of new Set(visits.map(({ raffle }) => raffle.rifid))) {
    const { purchases } = await demo.get(`/__control/raffles/${rifid}/purchases`);
    for (const purchase of purchases) {
      byBuyer.set(purchase.cedula, [...(byBuyer.get(purchase.cedula) ?? []), purchase]);
    }
  }
  return byBuyer;
}

function toldTooOften(messages, visits) {
  const times = new Map();
  for (const { message } of messages) times.set(message, (times.get(message) ?? 0) + 1);
  return [...times].filter(([text, count]) => count > referencesTold(text, visits));
}

function referencesTold(text, visits) {
  const references = visits.flatMap(({ purchases }) =>
    purchases
      .filter(({ final }) => final?.numbers?.some((number) => text.includes(number)))
      .map(({ request }) => request.reference),
  );
  return Math.max(1, new Set(references).size);
}
