import { seededRandom } from '@/lib/testing/seeded-random';
import {
  isLucky,
  luckyDigits,
  luckPhrase,
  luckyShare,
  nearbyDigits,
  nearness,
  randomLucky,
  type Luck,
} from './luck';

const numbers = ['0805', '0508', '1985', '000-508', '5080', '007', '2850'];

test.each<[Luck, string[]]>([
  [{ kind: 'ending', digits: '8' }, ['0508', '000-508']],
  [{ kind: 'ending', digits: '0508' }, ['0508', '000-508']],
  [{ kind: 'contains', digits: '85' }, ['1985', '2850']],
  [{ kind: 'contains', digits: '05' }, ['0805', '0508', '000-508']],
  [{ kind: 'birthday', day: 5, month: 8 }, ['0805', '0508', '000-508']],
])('%j is brought by %j', (luck, lucky) => {
  expect(numbers.filter((number) => isLucky(number, luck))).toEqual(lucky);
});

test('a number too short for a birthday brings its day or its month', () => {
  const luck = { kind: 'birthday', day: 25, month: 12 } as const;
  expect(['025', '112', '251', '510'].filter((number) => isLucky(number, luck))).toEqual([
    '025',
    '112',
  ]);
  expect(luckyDigits(luck, 3)).toEqual(['25', '12']);
  expect(luckyDigits(luck, 4)).toEqual(['2512', '1225']);
  expect(luckyDigits({ kind: 'birthday', day: 5, month: 5 }, 6)).toEqual(['0505']);
});

const LUCKS: Luck[] = [
  { kind: 'ending', digits: '7' },
  { kind: 'ending', digits: '07' },
  { kind: 'contains', digits: '11' },
  { kind: 'contains', digits: '13' },
  { kind: 'birthday', day: 25, month: 12 },
];

test.each<[Luck, number, number]>([
  [{ kind: 'ending', digits: '07' }, 4, 1 / 100],
  [{ kind: 'ending', digits: '12345' }, 4, 0],
  [{ kind: 'contains', digits: '13' }, 4, 3 / 100],
  [{ kind: 'birthday', day: 25, month: 12 }, 4, 2 / 10_000],
])('%j is brought by so many of the numbers of %i digits: %p', (luck, width, share) => {
  expect(luckyShare(luck, width)).toBeCloseTo(share, 10);
});

test.each(LUCKS)('%j: each lucky number is guessed as often as any other', (luck) => {
  const lucky = Array.from({ length: 10_000 }, (_, number) =>
    String(number).padStart(4, '0'),
  ).filter((number) => isLucky(number, luck));
  expect(luckyShare(luck, 4) * 10_000).toBeGreaterThanOrEqual(lucky.length);

  const times = new Map(lucky.map((number) => [number, 0]));
  const random = seededRandom(7);
  const guesses = 100 * lucky.length;
  for (let guess = 0; guess < guesses; guess += 1) {
    const number = randomLucky(luck, 4, random);
    times.set(number, (times.get(number) ?? NaN) + 1);
  }
  const chiSquare = [...times.values()].reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0);
  const freedom = lucky.length - 1;
  // Six standard deviations above the mean of chi-square.
  expect(chiSquare).toBeLessThan(freedom + 6 * Math.sqrt(2 * freedom));
});

test('next to a luck are the digits around it, the nearest first', () => {
  const near = nearbyDigits({ kind: 'ending', digits: '02' }, 4);
  expect(near.slice(0, 7)).toEqual(['02', '03', '01', '04', '00', '05', '06']);
  expect(nearbyDigits({ kind: 'ending', digits: '98' }, 4).slice(0, 4)).toEqual([
    '98',
    '99',
    '97',
    '96',
  ]);
  expect(nearbyDigits({ kind: 'ending', digits: '98765' }, 3).slice(0, 3)).toEqual([
    '765',
    '766',
    '764',
  ]);
  expect(nearness('1202', { kind: 'ending', digits: '02' }, near)).toBe(0);
  expect(nearness('1201', { kind: 'ending', digits: '02' }, near)).toBe(2);
  expect(nearness('1250', { kind: 'ending', digits: '02' }, near)).toBe(near.length);
});

test.each<[Luck, string, string]>([
  [{ kind: 'ending', digits: '07' }, 'que termina en 07', 'que terminan en 07'],
  [{ kind: 'contains', digits: '13' }, 'que contiene 13', 'que contienen 13'],
  [{ kind: 'birthday', day: 25, month: 12 }, 'con el 25 de diciembre', 'con el 25 de diciembre'],
])('%j: one number %s, several %s', (luck, one, many) => {
  expect(luckPhrase(luck)).toEqual({ one, many });
});
