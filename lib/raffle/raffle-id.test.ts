import { isRaffleId } from './addresses';

const ID = '65f1c0ffee0123456789abcd';

test('an id is what MongoDB writes', () => {
  expect(isRaffleId(ID)).toBe(true);
});

test.each(['', ID.slice(1), `${ID}0`, `../${ID}`, `${ID}/x`, ID.toUpperCase()])(
  '%p is no id',
  (text) => {
    expect(isRaffleId(text)).toBe(false);
  },
);
