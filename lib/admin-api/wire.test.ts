import {
  amount,
  count,
  date,
  imagePath,
  imagePaths,
  list,
  plainName,
  rate,
  text,
  wholeAccount,
} from './wire';

test.each([
  ['40', 40],
  [36.55, 36.55],
  [' 36,55 ', 36.55],
  ['0.5', 0.5],
  ['1.234,56', 1234.56],
])('a rate of %j is %j', (written, read) => {
  expect(rate(written)).toBe(read);
});

test.each(['', '0', '0,00', '-5', '.', '++5', '1e5', '0x10', '1.234', 'Bs 40', '40 Bs', null])(
  'a rate of %j is none, rather than a wrong price',
  (written) => {
    expect(rate(written)).toBeNull();
  },
);

test.each([null, undefined, '', true, false, 'diez', -1, Number.POSITIVE_INFINITY])(
  'an amount of %p is none',
  (written) => {
    expect(amount(written)).toBeNull();
  },
);

test.each([
  ['0', 0],
  [12.5, 12.5],
])('an amount of %j is %d', (written, read) => {
  expect(amount(written)).toBe(read);
});

test.each([
  ['12', 12],
  [0, 0],
  [2.5, null],
  ['1.000', null],
  ['dos', null],
])('a count of %j is %p', (written, read) => {
  expect(count(written)).toBe(read);
});

test.each([
  ['2026-12-24T20:00:00-04:00', '2026-12-25T00:00:00.000Z'],
  ['2026-12-24', '2026-12-25T03:59:59.999Z'],
  [' 2026-12-24 ', '2026-12-25T03:59:59.999Z'],
  [1_798_156_800_000, '2026-12-25T00:00:00.000Z'],
])('a draw at %j is at %s', (written, read) => {
  expect(date(written)).toBe(read);
});

test.each([
  [0, null],
  ['1969-12-31T00:00:00.000Z', null],
  ['0099-05-05', null],
  ['1999-12-31T23:59:59.999Z', null],
  ['2000-01-01T00:00:00.000Z', '2000-01-01T00:00:00.000Z'],
  ['2199-12-31T23:59:59.999Z', '2199-12-31T23:59:59.999Z'],
  ['2200-01-01T00:00:00.000Z', null],
  ['+010000-01-01T00:00:00.000Z', null],
  [8.64e15, null],
])('a draw at %j, of a year that shops have or not, is at %j', (written, read) => {
  expect(date(written)).toBe(read);
});

test.each([null, undefined, true, {}, [2026], '', 'mañana', Number.NaN])(
  'a draw at %p has no known time',
  (written) => {
    expect(date(written)).toBeNull();
  },
);

test('an image is found in the folder of its kind', () => {
  expect(imagePath({ img: 'moto.jpg' }, 'rifa')).toBe('/uploads/rifa/moto.jpg');
  expect(imagePath({ img: ' año 1.jpg ' }, 'portada')).toBe('/uploads/portada/a%C3%B1o%201.jpg');
});

test.each([
  [{ img: 'no-image' }],
  [{ img: '' }],
  [{ img: null }],
  [{}],
  [null],
  ['moto.jpg'],
  [{ img: '../moto.jpg' }],
  [{ img: 'moto \ud83d.jpg' }],
  [{ img: `${'m'.repeat(200)}.jpg` }],
])('%j is no image', (item) => {
  expect(imagePath(item, 'rifa')).toBeNull();
});

test.each([
  ['Moto \ud83d\ude00', 'Moto 😀'],
  ['Moto \ud83d', 'Moto \ufffd'],
  ['a'.repeat(300), 'a'.repeat(300)],
  ['a'.repeat(301), `${'a'.repeat(299)}…`],
  [`${'a'.repeat(298)}😀😀`, `${'a'.repeat(298)}…`],
])('%j comes in bounded, in whole characters', (written, read) => {
  expect(text(written)).toBe(read);
});

test.each([
  ['<b>Moto</b>&nbsp;0&nbsp;km<br>roja', 'Moto 0 km roja'],
  ['<img src="data:image/png;base64,AAAA">Moto', 'Moto'],
  ['Moto \ud83d roja', 'Moto \ufffd roja'],
  ['a'.repeat(301), `${'a'.repeat(299)}…`],
])('the name %j is the plain %j', (written, read) => {
  expect(plainName(written)).toBe(read);
});

test.each([
  [500, true],
  [501, false],
  [2_000_000, false],
])('an account of %i letters is offered: %p', (length, isOffered) => {
  const whole = wholeAccount('0'.repeat(length), 'account');
  expect(whole).toBe(isOffered ? '0'.repeat(length) : null);
});

test.each([
  ['account', 2140, true],
  ['account', 20_000, true],
  ['account', 20_001, false],
  ['note', 20_000, true],
  ['note', 20_001, false],
] as const)(
  'a short %s in %i characters of an editor’s HTML is offered: %p',
  (kind, length, isOffered) => {
    const typed = `<p class="a"><span style="${'c'.repeat(length - 119)}">${'0'.repeat(80)}</span></p>`;
    expect(wholeAccount(typed, kind)).toBe(isOffered ? '0'.repeat(80) : null);
  },
);

test('a list comes in bounded', () => {
  const items = (length: number) => Array.from({ length }, (_, id) => ({ id }));
  expect(list(items(200))).toEqual(items(200));
  expect(list(items(201))).toEqual(items(200));
  expect(list([{ a: 1 }, null, 'b', ['c']], 3)).toEqual([{ a: 1 }, {}, {}]);
});

test('a raffle shows those of its images that there are', () => {
  const items = [{ img: 'a.jpg' }, { img: 'no-image' }, null, { img: 'b.jpg' }];
  expect(imagePaths(items, 'rifa')).toEqual(['/uploads/rifa/a.jpg', '/uploads/rifa/b.jpg']);
});

test.each([undefined, null, 'a.jpg', { img: 'a.jpg' }])(
  'a raffle with %j for its images shows none',
  (items) => {
    expect(imagePaths(items, 'rifa')).toEqual([]);
  },
);

test('a name of two million letters, or behind a picture, comes in bounded', () => {
  expect(plainName('a'.repeat(2_000_000))).toBe(`${'a'.repeat(299)}…`);
  expect(plainName(`<img src="data:image/png;base64,${'A'.repeat(100_000)}">Moto`)).toBe('Moto');
});
