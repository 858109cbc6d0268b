import { count, imagePath, imagePaths, list, plainName, text, wholeAccount } from './wire';

test.each([
  ['12', 12],
  [0, 0],
  [2.5, null],
  ['1.000', null],
  ['dos', null],
])('a count of %j is %p', (written, read) => {
  expect(count(written)).toBe(read);
});

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
  expect(imagePaths(items)).toEqual(['/uploads/rifa/a.jpg', '/uploads/rifa/b.jpg']);
});

test.each([undefined, null, 'a.jpg', { img: 'a.jpg' }])(
  'a raffle with %j for its images shows none',
  (items) => {
    expect(imagePaths(items)).toEqual([]);
  },
);

test('a name of two million letters, or behind a picture, comes in bounded', () => {
  expect(plainName('a'.repeat(2_000_000))).toBe(`${'a'.repeat(299)}…`);
  expect(plainName(`<img src="data:image/png;base64,${'A'.repeat(100_000)}">Moto`)).toBe('Moto');
});
