import { newPurchase, send } from './purchase.mjs';
import { tally } from './tally.mjs';

const STRANGER = '200.8.3.1';
const TIMES = 25;

export const lockOut = {
  tried: `${TIMES} purchases that buy nothing with somebody's cédula and phone, then the owner's own`,
  async run({ shop, raffle }) {
    const { request } = await newPurchase(raffle);
    const person = { nationalId: request.nationalId, phone: request.phone };
    const elsewhere = await buyNothing({ shop, raffle, person });
    const own = await send(shop, await newPurchase(raffle, person), { address: '186.90.1.1' });
    const beside = await send(shop, await newPurchase(raffle, person), { address: STRANGER });
    return {
      held: own.status === 'registered' && beside.status === 'registered',
      summary:
        `stranger: ${tally(elsewhere)}; the person from home: ${own.status}; from the stranger's own address: ` +
        beside.status,
    };
  },
};

async function buyNothing({ shop, raffle, person }) {
  const statuses = [];
  for (let time = 0; time < TIMES; time += 1) {
    const seen = { price: 1, packs: [], rate: 1 };
    const purchase = await newPurchase(raffle, { ...person, seen });
    statuses.push((await send(shop, purchase, { address: STRANGER })).status);
  }
  return statuses;
}
