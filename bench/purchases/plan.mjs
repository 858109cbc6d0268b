import { randomUUID } from 'node:crypto';
import { createRandom } from './random.mjs';

/** What a purchase may meet; `none` is four in ten. */
export const FAULTS = [
  'slow',
  'silent',
  'cut before',
  'cut after',
  'error 500',
  'HTML',
  'shop killed',
  'double tap',
  'two tabs',
  'client gone',
  'corrected and sent again',
];
const FAULTY_SHARE = 0.6;
const OVERLAP_SHARE = 0.25;
const MODES = ['each', 'all', 'silent', 'undo'];
/** So many visitors are in the shop each time it is killed. */
const KILLED_TOGETHER = 10;

/** Purchases with their faults and numbers, the same for the same seed. */
export async function planPurchases(demo, count, seed) {
  const random = createRandom(seed);
  const raffles = await Promise.all(MODES.map((mode) => openRaffle(demo, mode, count + 200)));
  const visits = Array.from({ length: count }, (_, index) => {
    const raffle = raffles[index % raffles.length];
    const fault = random.chance(FAULTY_SHARE) ? random.pick(FAULTS) : 'none';
    const own = raffle.tickets.splice(0, 1 + random.below(4));
    const rival = random.chance(OVERLAP_SHARE) ? raffle.lastTicket : null;
    raffle.lastTicket = own.at(-1);
    return visit({ index, raffle, fault, tickets: rival ? [...own, rival] : own, random });
  });
  return gatherKilled(visits);
}

function visit({ index, raffle, fault, tickets, random }) {
  return {
    index,
    fault,
    mode: raffle.mode,
    raffleId: raffle.rifid,
    key: randomUUID(),
    delayMs: 200 + random.below(3800),
    goneAfterMs: 30 + random.below(400),
    request: {
      tickets: tickets.map(({ tid, numero }) => ({ id: tid, number: numero })),
      method: 'Pago Móvil',
      amount: 5 * tickets.length,
      reference: `R${index}-${random.below(1e6)}`,
      name: `Visitante ${index}`,
      nationalId: `V${String(20_000_000 + index)}`,
      phoneCode: '58',
      phone: `414${String(1_000_000 + index)}`,
      address: 'Av. Bolívar, Valencia',
      seen: { price: 5, rate: 1 },
    },
    final: null,
    sendings: 0,
  };
}

/** Those who will see the shop killed come in groups. */
function gatherKilled(visits) {
  const killed = visits.filter(({ fault }) => fault === 'shop killed');
  const others = visits.filter(({ fault }) => fault !== 'shop killed');
  const groups = Math.ceil(killed.length / KILLED_TOGETHER);
  const every = Math.ceil(others.length / (groups + 1));
  return Array.from({ length: groups + 1 }, (_, group) => {
    const together = killed.slice(group * KILLED_TOGETHER, (group + 1) * KILLED_TOGETHER);
    together.forEach((one, place) => (one.killsShop = place === together.length - 1));
    return [...others.slice(group * every, (group + 1) * every), ...together];
  }).flat();
}

async function openRaffle(demo, mode, count) {
  // The seller's message names no raffle, so each raffle has numbers of its own.
  const numeros = Array.from(
    { length: count },
    (_, index) => `${MODES.indexOf(mode)}-${String(index).padStart(4, '0')}`,
  );
  const shape = { name: `Rifa ${mode}`, monto: 5, tickets: numeros, onTaken: mode };
  const { rifa } = await demo.post('/__control/raffles', shape);
  const tickets = [];
  while (tickets.length < count) {
    const page = { rifa: rifa.rifid, desde: tickets.length, hasta: 1000, sort: { numero: 1 } };
    tickets.push(...(await demo.post('/api/tickets/query', page)).tickets);
  }
  return { rifid: rifa.rifid, mode, tickets, lastTicket: null };
}
