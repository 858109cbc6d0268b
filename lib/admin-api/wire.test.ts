import { amount, count, date, imagePath, imagePaths, rate } from './wire';

test.each([
  ['40', 40],
  [36.55, 36.55],
  [' 36,55 ', 36.55],
  ['0.5', 0.5],
  ['1.234,56', 1234.56],
])('a rate of %j is %j', (written, read) => {
  expect(rate(written)).toBe(read);
});

test.each([
  '',
  '0',
  '0,00',
  '-5',
  '+5',
  '.5',
  '5.',
  '1e5',
  '0x10',
  '1.234',
  'Bs 40',
  '40 Bs',
  null,
])('a rate of %j is none, rather than a wrong price', (written) => {
  expect(rate(written)).toBeNull();
});

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

test.each([null, undefined, true, {}, [2026], '', 'mañana', Number.NaN])(
  'a draw at %p has no known time',
  (written) => {
    expect(date(written)).toBeNull();
  },
);

test('an image is found in the folder of its kind, whatever is in its name', () => {
  expect(imagePath({ img: 'moto.jpg' }, 'rifa')).toBe('/uploads/rifa/moto.jpg');
  expect(imagePath({ img: ' ../año 1.jpg ' }, 'portada')).toBe(
    '/uploads/portada/..%2Fa%C3%B1o%201.jpg',
  );
});

test.each([[{ img: 'no-image' }], [{ img: '' }], [{ img: null }], [{}], [null], ['moto.jpg']])(
  '%j is no image',
  (item) => {
    expect(imagePath(item, 'rifa')).toBeNull();
  },
);

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
