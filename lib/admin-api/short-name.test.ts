import { shortName } from './tickets';

test.each([
  ['María Pérez', 'María P.'],
  ['María José Pérez Rivas', 'María P.'],
  ['María Pérez Rivas', 'María P.'],
  ['Juan de la Cruz', 'Juan C.'],
  ['ana ávila', 'ana Á.'],
  ['  Luis   Mora ', 'Luis M.'],
  ['Luis', 'Luis'],
  ['', ''],
])('%j is shortened to %j', (name, short) => {
  expect(shortName(name)).toBe(short);
});
