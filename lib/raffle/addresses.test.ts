import { isRaffleId, uploadAddress, uploadAddressOf } from './addresses';

const ID = '65f1c0ffee0123456789abcd';

test('an id is what MongoDB writes', () => {
  expect(isRaffleId(ID)).toBe(true);
});

test.each([ID.slice(1), `${ID}0`, `../${ID}`, `${ID}/x`])('%p is no id', (text) => {
  expect(isRaffleId(text)).toBe(false);
});

// spec: image-address
test.each([
  'moto.jpg',
  'a1b2c3',
  'Foto de María (2).jpeg',
  'moto\u200b.jpg',
  'moto\ufeff.jpg',
  'moto\u{1fadf}.jpg',
])('%j is a file', (file) => {
  expect(uploadAddress('rifa', file)).toEqual({ folder: 'rifa', file });
  expect(uploadAddressOf(`/uploads/rifa/${encodeURIComponent(file)}`)).toEqual({
    folder: 'rifa',
    file,
  });
});

test.each([
  '.',
  '..',
  '../x.jpg',
  '.env',
  'a/b.jpg',
  'a\u200b/b.jpg',
  'a\u0000.jpg',
  'a\n.jpg',
  'a\u007f.jpg',
  'moto \ud83c.jpg',
])('%j is no file name', (file) => {
  expect(uploadAddress('rifa', file)).toBeNull();
});

test('a name too long for any file system is refused', () => {
  expect(uploadAddress('rifa', 'a'.repeat(200))).not.toBeNull();
  expect(uploadAddress('rifa', 'a'.repeat(201))).toBeNull();
});

test.each(['etc', '', 'rifa/..', '__proto__'])('%j is no folder', (folder) => {
  expect(uploadAddress(folder, 'a.jpg')).toBeNull();
});

test.each([
  '/uploads/rifa/%zz',
  '/uploads/rifa/a.jpg/b',
  '/uploads/rifa/a.jpg?b',
  'https://elsewhere.example/uploads/rifa/a.jpg',
])('%s is no picture of ours', (path) => {
  expect(uploadAddressOf(path)).toBeNull();
});
