import { chiSquare, LIMIT_OF_20_BINS } from '@/lib/testing/chi-square';
import { demoOfSuite } from '@/lib/testing/demo-of-suite';
import { pickTickets } from './pick';

const demo = demoOfSuite({ generation: 2, withSeller: true });

async function numbersOf(...query: Parameters<typeof pickTickets>): Promise<string[]> {
  const picked = await pickTickets(...query);
  if (!picked.ok) throw new Error(picked.reason);
  return picked.value.map(({ number }) => number);
}

test('numbers come evenly from the free ones, picked by the admin API itself', async () => {
  const { rifid } = await demo.control.createRaffle({ tickets: 1200, pagados: 200 });
  const picked: number[] = [];
  await demo.control.clearRequests();
  for (let pick = 0; pick < 40; pick += 1) {
    const numbers = await numbersOf(rifid, 49);
    expect(new Set(numbers).size).toBe(49);
    picked.push(...numbers.map((number) => Math.floor((Number(number) - 200) / 50)));
  }
  expect((await demo.control.requests()).length).toBeLessThanOrEqual(3 * 40);
  expect(chiSquare(picked, 20)).toBeLessThan(LIMIT_OF_20_BINS);
});

test('the least and the most of a raffle hold for a pick', async () => {
  const { rifid } = await demo.control.createRaffle({ tickets: 100, min: 3, max: 20 });
  const refusal = (quantity: number) => pickTickets(rifid, quantity);
  expect(await refusal(2)).toMatchObject({ msg: 'La compra mínima es de 3 números' });
  expect(await refusal(21)).toMatchObject({ msg: 'La cantidad maxima de tickets es de 20' });
  expect(await numbersOf(rifid, 20)).toHaveLength(20);
});
