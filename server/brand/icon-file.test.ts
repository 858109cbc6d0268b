import { iconFile } from './icon-file';

test('each picture is named with its size, its depth and its place', () => {
  const small = Buffer.from('small');
  const larger = Buffer.from('larger one');
  const head = [0, 0, 1, 0, 2, 0];
  const first = [16, 16, 0, 0, 1, 0, 32, 0, small.length, 0, 0, 0, 38, 0, 0, 0];
  const second = [32, 32, 0, 0, 1, 0, 32, 0, larger.length, 0, 0, 0, 43, 0, 0, 0];
  const icon = iconFile([
    { size: 16, png: small },
    { size: 32, png: larger },
  ]);
  expect(icon).toEqual(Buffer.concat([Buffer.from([...head, ...first, ...second]), small, larger]));
});
