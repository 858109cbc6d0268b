const ZELLE = { name: 'Zelle', cuenta: 'pagos@example.com', tasa: 1 };
const PAGO_MOVIL = { name: 'Pago Móvil', cuenta: '0102', tasa: 36.57 };
const PACKS = [
  { name: 'Tres', qty: 3, monto: 12 },
  { name: 'Dos', qty: 2, monto: 9 },
];

const KINDS = {
  1: ['each', 'all', 'silent', 'undo'].map((onTaken) => ({ name: onTaken, onTaken })),
  2: [
    { name: 'plain', metodos: [ZELLE] },
    { name: 'packs', metodos: [PAGO_MOVIL, ZELLE], botones: PACKS },
  ],
};

export function openRaffles({ demo, shop, tickets }) {
  return Promise.all(
    KINDS[demo.generation].map((kind, place) => openRaffle({ demo, shop, tickets, kind, place })),
  );
}

async function openRaffle({ demo, shop, tickets, kind, place }) {
  // The sentence that names the numbers names no raffle, so each raffle has numbers of its own.
  const numeros = Array.from(
    { length: tickets },
    (_, index) => `${place}-${String(index).padStart(4, '0')}`,
  );
  const shape = { metodos: [ZELLE], ...kind, monto: 5, tickets: numeros };
  const { rifa } = await demo.post('/__control/raffles', shape);
  const raffle = { rifid: rifa.rifid, kind: kind.name, tickets: [], lastTicket: null };
  while (raffle.tickets.length < tickets) {
    const at = raffle.tickets.length;
    const page = { rifa: raffle.rifid, desde: at, hasta: 1000, sort: { numero: 1 } };
    raffle.tickets.push(...(await demo.post('/api/tickets/query', page)).tickets);
  }
  const used = raffle.tickets.pop();
  await demo.pay(raffle.rifid, used, { referencia: USED_REFERENCE, cedula: 'V1' });
  const answer = await fetch(`${shop.origin()}/api/raffles/${raffle.rifid}`);
  return { ...raffle, shown: (await answer.json()).raffle };
}

/** The ids of all visited raffles. */
export function rifidsOf(visits) {
  return new Set(visits.map(({ raffle }) => raffle.rifid));
}

export const USED_REFERENCE = 'USADA-1';
