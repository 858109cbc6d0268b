import { newPurchase, send } from './purchase.mjs';
import { tally } from './tally.mjs';

const NUMBERS = 900;
/** Of one client 200, and of a /48 twice as many. */
const AT_MOST = 400;
const A_PURCHASE = 50;

export const wholeNetwork = {
  tried: `${NUMBERS} of ${NUMBERS} numbers from a /64 for each purchase, all of one IPv6 /48`,
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
      purchases.map((purchase, at) => send(shop, purchase, { address: `2001:db8:7:${at}::1` })),
    );
    const query = { rifa: raffle.rifid, desde: 0, hasta: 1 };
    const { apartados } = await demo.post('/api/tickets/query', query);
    return {
      held: apartados <= AT_MOST,
      summary: `${apartados} reserved; ${tally(answers.map(({ status }) => status))}`,
    };
  },
};
