import { randomUUID } from 'node:crypto';
import { newPurchase, send } from './purchase.mjs';

export const keys = {
  tried:
    "a buyer's idempotency key sent again with another person, other tickets and another raffle",
  async run({ shop, raffle, openRaffle }) {
    const key = randomUUID();
    const first = await newPurchase(raffle);
    const own = await send(shop, first, { address: '186.93.1.1', key });
    const { nationalId, phone } = first.request;
    const others = {
      'another person': await newPurchase(raffle, { tickets: first.request.tickets }),
      'other tickets': await newPurchase(raffle, { nationalId, phone }),
      'another raffle': await newPurchase(await openRaffle(5), { nationalId, phone }),
    };
    const told = {};
    for (const [name, purchase] of Object.entries(others)) {
      told[name] = await send(shop, purchase, { address: '200.8.8.1', key });
    }
    const again = await send(shop, first, { address: '186.93.1.1', key });
    const answers = Object.values(told);
    return {
      held:
        own.told === 'registered' &&
        again.told === 'registered' &&
        answers.every((answer) => answer.told === 'key-reused' && !answer.outcome),
      told:
        `its own buyer: ${own.told}, again: ${again.told}; ` +
        Object.entries(told)
          .map(
            ([name, answer]) =>
              `${name}: ${answer.told}${answer.outcome?.ticketPath ? ' with the first ticket' : ''}`,
          )
          .join(', '),
    };
  },
};
