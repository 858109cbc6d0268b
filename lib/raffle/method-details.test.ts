import { methodDetails } from './method-details';

const read = (description: string, account: string) => {
  const { details, note } = methodDetails(description, account);
  return [note, ...details.map((one) => one.join(' | '))];
};

test('bank and document of the description are rows beside the phone, and nothing is told twice', () => {
  expect(read('Banco de Venezuela (0102) · C.I. V-18.555.013', '0414-5550134')).toEqual([
    undefined,
    'Banco | Banco de Venezuela (0102)',
    'Teléfono | 0414-5550134 | 04145550134',
    'C.I. | V-18.555.013 | 18555013',
  ]);
});

test('other words of the description stay', () => {
  const description = 'Banesco, cuenta corriente a nombre de Ana Pérez · C.I. V-18.555.013';
  expect(read(description, '0105 0000 00 0000555013')).toEqual([
    description,
    'Banco | Mercantil (0105)',
    'Cuenta | 0105 0000 00 0000555013 | 01050000000000555013',
    'C.I. | V-18.555.013 | 18555013',
  ]);
});

test.each([
  ['Avisa al 0424-1112233', '0134, 0414-5550134, V-12345678'],
  ['Solo Banco de Venezuela', 'Banesco, 0414-5550134, V-12345678'],
  ['Banesco 0134, Mercantil 0105', '0414-5550134'],
])('of %j nothing becomes a row', (description, account) => {
  const { details, note } = methodDetails(description, account);
  expect(note).toBe(description);
  expect(details).toEqual(methodDetails('', account).details);
});

test('without an account there are no rows', () => {
  expect(read('Banesco', '')).toEqual(['Banesco']);
});
