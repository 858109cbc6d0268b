import { fillPlaceholders } from './placeholders';

const values = { name: 'Rifas Turpial', email: null, days: '' };

test.each([
  ['Compra en {name}.', 'Compra en Rifas Turpial.'],
  ['{name} y {name}', 'Rifas Turpial y Rifas Turpial'],
  ['Sin nada que llenar', 'Sin nada que llenar'],
  ['Escribe a {email}', null],
  ['{name}: {days}', null],
  ['{unknown}', null],
  ['{ name } y {}', '{ name } y {}'],
])('%j is filled in as %j', (text, told) => {
  expect(fillPlaceholders(text, values)).toBe(told);
});
