import { rifidsOf } from './raffles.mjs';

export async function compare(visits, demo) {
  const { messages } = await demo.get('/api/whatsapp/messages');
  const registered = await registeredByBuyer(visits, demo);
  const sentences = messages.map(({ message }) => message.split('\n', 1)[0]);
  const numbersTold = sentences.flatMap((sentence) => sentence.match(/\b\d-\d{4}\b/g) ?? []);
  const result = {
    lost: [],
    doubled: [],
    'told taken about their own': [],
    'told registered without it': [],
    'left without a final answer': [],
    'seller told twice': repeated(numbersTold),
  };
  const sold = new Set();
  for (const visit of visits) {
    const { nationalId } = visit.purchases[0].request;
    const own = registered.get(nationalId) ?? [];
    const numbers = own.flatMap(({ numeros }) => numeros);
    for (const number of numbers) sold.add(number);
    const outcomes = visit.purchases.flatMap(({ final }) => final ?? []);
    const toldOwn = outcomes.flatMap((outcome) => outcome.numbers ?? []);
    const toldTaken = outcomes.flatMap((outcome) => outcome.taken ?? []);

    if (outcomes.length < visit.purchases.length) result['left without a final answer'].push(visit);
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
  const unreported = [...sold].filter((number) => !numbersTold.includes(number));
  return { result, failures, unreported };
}

// The same numbers twice count once.
function intended({ purchases }) {
  const numbers = purchases.map(({ request }) => request.tickets.map(({ number }) => number));
  return new Set(numbers.map(String)).size;
}

async function registeredByBuyer(visits, demo) {
  const byBuyer = new Map();
  for (const purchase of await demo.purchases(rifidsOf(visits))) {
    byBuyer.set(purchase.cedula, [...(byBuyer.get(purchase.cedula) ?? []), purchase]);
  }
  return byBuyer;
}

function repeated(numbers) {
  return [...new Set(numbers.filter((number, place) => numbers.indexOf(number) < place))];
}
