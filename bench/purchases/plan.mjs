import { randomUUID } from 'node:crypto';
import { DIRECT_FAULTS, OUTBOX_FAULTS } from './faults.mjs';
import { openRaffles } from './raffles.mjs';
import { createRandom } from './random.mjs';
import { SLOWER } from './timings.mjs';

const FAULTY_SHARE = 0.6;
const OVERLAP_SHARE = 0.25;
const KILLS = 6;

/** The same seed gives the same plan. Four in ten purchases meet no fault, and a third wait in the outbox. */
export async function planPurchases({ demo, shop, count, seed }) {
  const random = createRandom(seed);
  const raffles = await openRaffles({ demo, shop, tickets: count + 600 });
  const visits = Array.from({ length: count }, (_, index) => {
    const raffle = raffles[index % raffles.length];
    const isQueued = index % 3 === 0;
    const faults = isQueued ? OUTBOX_FAULTS : DIRECT_FAULTS;
    const fault = random.chance(FAULTY_SHARE) ? random.pick(faults) : 'none';
    const own = raffle.tickets.splice(0, 1 + random.below(4));
    const rival = random.chance(OVERLAP_SHARE) ? raffle.lastTicket : null;
    raffle.lastTicket = own.at(-1);
    return visit({
      index,
      isQueued,
      raffle,
      fault,
      tickets: rival ? [...own, rival] : own,
      random,
    });
  });
  return gatherKilled(visits);
}

function visit({ index, isQueued, raffle, fault, tickets, random }) {
  const first = purchase({ index, raffle, tickets, random });
  return {
    index,
    fault,
    raffle,
    isQueued,
    delayMs: (200 + random.below(3800)) * SLOWER,
    goneAfterMs: 30 + random.below(400),
    purchases: [first],
    more: () =>
      purchase({ index, raffle, tickets: raffle.tickets.splice(0, 1 + random.below(3)), random }),
  };
}

function purchase({ index, raffle, tickets, random }) {
  const { price, packs, methods } = raffle.shown;
  const [method] = methods;
  return {
    key: randomUUID(),
    request: {
      tickets: tickets.map(({ tid, numero }) => ({ id: tid, number: numero })),
      method: method.id,
      amount: 5 * tickets.length,
      reference: `R${index}-${random.below(1e6)}`,
      name: `Visitante ${index}`,
      nationalId: `V${String(20_000_000 + index)}`,
      phoneCode: '58',
      phone: `414${String(1_000_000 + index)}`,
      address: 'Av. Bolívar, Valencia',
      seen: {
        price,
        packs: packs.map(({ quantity, price }) => ({ quantity, price })),
        rate: method.rate,
      },
    },
    final: null,
  };
}

// Groups these visits, so that killing an instance hits many.
function gatherKilled(visits) {
  const killed = visits.filter(({ fault }) => fault === 'shop killed');
  const others = visits.filter(({ fault }) => fault !== 'shop killed');
  const size = Math.ceil(killed.length / KILLS);
  const every = Math.ceil(others.length / (KILLS + 1));
  return Array.from({ length: KILLS + 1 }, (_, group) => {
    const together = killed.slice(group * size, (group + 1) * size);
    together.forEach((one, place) => (one.killsShop = place === together.length - 1));
    return [...others.slice(group * every, (group + 1) * every), ...together];
  }).flat();
}
