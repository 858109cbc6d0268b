import { tally } from './tally.mjs';

const QUESTIONS = 400;
const AT_ONCE = 16;
const NUMBERS = 50;
const MOST_ANSWERED = 120;

export const manyNumbers = {
  tried: `${QUESTIONS} questions for the state of ${NUMBERS} numbers each, from one address`,
  async run({ shop, raffle }) {
    let next = 0;
    const told = [];
    const ask = async () => {
      while (next < QUESTIONS) {
        const first = (next += 1);
        const numbers = Array.from({ length: NUMBERS }, (_, index) => first + index).join();
        const path = `/api/raffles/${raffle.rifid}/tickets?numbers=${numbers}`;
        const headers = { 'x-forwarded-for': '200.8.12.1' };
        const answer = await fetch(shop.origin + path, { headers });
        await answer.arrayBuffer();
        told.push(answer.status);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, ask));
    return {
      held: told.filter((status) => status === 200).length <= MOST_ANSWERED,
      told: tally(told),
    };
  },
};
