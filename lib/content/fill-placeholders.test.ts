import { fillPlaceholders, unknownPlaceholders } from './fill-placeholders';

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

test('an unknown placeholder is reported each time it is written', () => {
  expect(unknownPlaceholders('{nombre}, {name}, {email} y {nombre}', values)).toEqual([
    'nombre',
    'nombre',
  ]);
});
