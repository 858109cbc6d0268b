import { setTimeout as sleep } from 'node:timers/promises';
import { startDemo } from '../purchases/demo.mjs';
import { startShop } from '../purchases/shop.mjs';

const ZELLE = { name: 'Zelle', cuenta: 'pagos@example.com', tasa: 1 };

/** A shop untouched by other attacks, with a raffle for its bystanders. */
export async function openStage(port) {
  const demo = await startDemo();
  const shop = startShop({ demo, port });
  await shop.start();
  const openRaffle = (tickets) => openRaffleOf({ demo, shop, tickets });
  return {
    demo,
    shop,
    port,
    openRaffle,
    raffle: await openRaffle(600),
    async stop() {
      await shop.stop();
      await demo.stop();
    },
  };
}

async function openRaffleOf({ demo, shop, tickets }) {
  const shape = { monto: 5, metodos: [ZELLE], tickets };
  const { rifa } = await demo.post('/__control/raffles', shape);
  const query = { rifa: rifa.rifid, desde: 0, hasta: tickets, sort: { numero: 1 } };
  const all = await demo.post('/api/tickets/query', query);
  return { rifid: rifa.rifid, tickets: all.tickets, shown: await shownRaffle(shop, rifa.rifid) };
}

/** Reads the raffle as a page does, and retries while another attack is under way. */
export async function shownRaffle({ origin }, id) {
  for (let time = 0; time < 20; time += 1) {
    const answer = await fetch(`${origin}/api/raffles/${id}`);
    const { raffle } = await answer.json();
    if (raffle) return raffle;
    await sleep(1000);
  }
  throw new Error(`The shop does not show ${id}`);
}
