import { lotteryOf } from './lottery-results';

const results = 'https://loterias.example.com';
const lotteries = ['Triple', 'Triple Táchira', 'Zulia'].map((name) => ({ name, results }));

test.each([
  ['Triple Táchira 10 p. m.', 'Triple Táchira'],
  ['TRIPLE TACHIRA', 'Triple Táchira'],
  ['El triple gordo', 'Triple'],
  ['Lotería del Zulia', 'Zulia'],
  ['Lotería de Caracas', undefined],
  ['', undefined],
])('a raffle of "%s" is drawn by %s', (named, name) => {
  expect(lotteryOf(lotteries, named)?.name).toBe(name);
});
