import { newPurchase, send } from './purchase.mjs';
import { tally } from './tally.mjs';

const NUMBERS = 900;
const AT_MOST = 200;
const A_PURCHASE = 50;

export const emptyRaffle = {
  tried: `${NUMBERS} of ${NUMBERS} numbers from one address, for invented people`,
  async run({ shop, demo, openRaffle }) {
    const raffle = await openRaffle(NUMBERS);
    const purchases = [];
    while (raffle.tickets.length > 0) {
      const tickets = raffle.tickets
        .splice(-A_PURCHASE)
        .map(({ tid, numero }) => ({ id: tid, number: numero }));
      const changes = { tickets, amount: 5 * tickets.length };
      purchases.push(await newPurchase({ ...raffle, tickets: [{}] }, changes));
    }
    const answers = await Promise.all(
      purchases.map((purchase) => send(shop, purchase, { address: '200.8.9.1' })),
    );
    const counts = await demo.post('/api/tickets/query', {
      rifa: raffle.rifid,
      desde: 0,
      hasta: 1,
    });
    return {
      held: counts.apartados <= AT_MOST,
      told: `${counts.apartados} reserved; ${tally(answers.map(({ told }) => told))}`,
    };
  },
};
