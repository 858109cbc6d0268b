import { ValidationError } from 'yup';
import { examplePurchase, exampleTicket as ticket } from '@/lib/testing/example-purchase';
import { purchaseRequestSchema } from './purchase-schema';

const valid = examplePurchase();

function problems(data: unknown): Record<string, string> {
  try {
    purchaseRequestSchema.validateSync(data, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(
      [...error.inner].reverse().map(({ path, message }) => [path ?? '', message]),
    );
  }
}

// spec: form-fields
test('a complete purchase passes unchanged', () => {
  expect(purchaseRequestSchema.validateSync(valid)).toEqual(valid);
});

test('pasted values come out as they are sent', () => {
  const pasted = {
    ...valid,
    name: '  Ana   Pérez ',
    nationalId: 'v-12.345.678',
    phone: '+58 (0414) 123.45.67',
    amount: '10.5',
    unknown: 1,
  };
  expect(purchaseRequestSchema.validateSync(pasted, { stripUnknown: true })).toEqual({
    ...valid,
    amount: 10.5,
  });
});

const FREE_TEXTS = ['name', 'address', 'reference'];

test.each(FREE_TEXTS)('%s never reaches a sheet as a formula', (field) => {
  for (const sign of ['=', '+', '-', '@', ' \t= +', '＝', '\u0000@']) {
    const cast = purchaseRequestSchema.validateSync({ ...valid, [field]: `${sign}A1-b=c@d` });
    expect(cast).toHaveProperty(field, 'A1-b=c@d');
  }
  expect(problems({ ...valid, [field]: '=' })[field]).toBe('Este campo es obligatorio');
});

test.each([...FREE_TEXTS, 'method'])(
  '%s keeps no control character and no half of one',
  (field) => {
    const typed = 'A\u0000na\u0007\ud800 \u009b Pé\udc00rez \u2028😀\r\n';
    const cast = purchaseRequestSchema.validateSync({ ...valid, [field]: typed });
    expect(cast).toHaveProperty(field, 'A na Pé rez 😀');
  },
);

test('the name of a method keeps its signs', () => {
  const cast = purchaseRequestSchema.validateSync({ ...valid, method: '@binance' });
  expect(cast.method).toBe('@binance');
});

test.each(['nationalId', 'phone', 'phoneCode'] as const)(
  '%s keeps no control character either',
  (field) => {
    const typed = `\u0000${valid[field]}\u0007\ud800`;
    expect(purchaseRequestSchema.validateSync({ ...valid, [field]: typed })).toEqual(valid);
  },
);

test('a country stands for its code, and decides which phones are its own', () => {
  const fromCanada = { ...valid, phoneCode: 'CA', phone: '+1 416 555 0100' };
  expect(purchaseRequestSchema.validateSync(fromCanada)).toEqual({
    ...valid,
    phoneCode: '1',
    phone: '4165550100',
  });
});

test('the letter of a cédula alone is an empty field', () => {
  expect(problems({ ...valid, nationalId: 'V' }).nationalId).toBe('Este campo es obligatorio');
});

test.each(['reference', 'name', 'phone', 'nationalId', 'address', 'method', 'phoneCode'])(
  '%s: Este campo es obligatorio',
  (field) => {
    expect(problems({ ...valid, [field]: '  ' })[field]).toBe('Este campo es obligatorio');
    expect(problems({ ...valid, [field]: undefined })[field]).toBe('Este campo es obligatorio');
  },
);

// spec: amount-least
test.each([undefined, '', 'mucho', 0, 0.99, -5, NaN])('an amount of %p is refused', (amount) => {
  expect(problems({ ...valid, amount })).toEqual({
    amount: 'Este campo es obligatorio y debe ser mayor a 0',
  });
});

// spec: amount-least
test('one is enough', () => {
  expect(problems({ ...valid, amount: 1 })).toEqual({});
});

test('a cédula, phone or code that cannot be', () => {
  expect(problems({ ...valid, nationalId: 'abc', phone: '12', phoneCode: '999' })).toEqual({
    nationalId: 'Revisa la cédula, por ejemplo V-\u206012.345.678',
    phone: 'Revisa el teléfono, por ejemplo 4240000000',
    phoneCode: 'Elige el código de tu país',
  });
});

test.each([
  ['method', 200, 'm'],
  ['reference', 60, '1'],
  ['name', 120, 'a'],
  ['address', 300, 'a'],
] as const)('%s has at most %i characters', (field, most, letter) => {
  expect(problems({ ...valid, [field]: letter.repeat(most) })).toEqual({});
  expect(problems({ ...valid, [field]: letter.repeat(most + 1) })).toHaveProperty(field);
});

test('an amount is at most a million million', () => {
  expect(problems({ ...valid, amount: 1e12 })).toEqual({});
  expect(problems({ ...valid, amount: 1e12 + 1 })).toEqual({
    amount: 'Revisa el monto: es demasiado grande',
  });
});

test('a number has at most twenty signs', () => {
  const of = (length: number) => [{ ...ticket(1), number: '1'.repeat(length) }];
  expect(problems({ ...valid, tickets: of(20) })).toEqual({});
  expect(problems({ ...valid, tickets: of(21) })).toHaveProperty(['tickets[0].number']);
});

test.each([
  [{ price: 0, rate: 0 }, true],
  [{ price: -0.01, rate: 1 }, false],
  [{ price: 1, rate: -0.01 }, false],
  [{ price: 1, rate: 1, packs: packs(50) }, true],
  [{ price: 1, rate: 1, packs: packs(51) }, false],
  [{ price: 1, rate: 1, packs: [{ quantity: 1, price: 0 }] }, true],
  [{ price: 1, rate: 1, packs: [{ quantity: 0, price: 1 }] }, false],
  [{ price: 1, rate: 1, packs: [{ quantity: 1.5, price: 1 }] }, false],
])('the shown price %j is possible: %p', (seen, isPossible) => {
  expect(Object.keys(problems({ ...valid, seen })).length === 0).toBe(isPossible);
});

function packs(count: number) {
  return Array.from({ length: count }, (_, index) => ({ quantity: index + 1, price: 1 }));
}

test.each([null, { $ne: '' }, { list: ['Ana'] }])('%j is no name', (name) => {
  expect(problems({ ...valid, name })).toHaveProperty('name');
});

// spec: most-fifty
test('fifty tickets are the most', () => {
  const tickets = Array.from({ length: 51 }, (_, index) => ticket(index));
  expect(problems({ ...valid, tickets: tickets.slice(0, 50) })).toEqual({});
  expect(problems({ ...valid, tickets })).toEqual({
    tickets: 'El limite maximo de compra es de 50 tickets',
  });
});

test.each([
  ['none', []],
  ['twice the same', [ticket(1), ticket(1)]],
  ['one id with two numbers', [ticket(1), { ...ticket(2), id: ticket(1).id }]],
  ['one number with two ids', [ticket(1), { ...ticket(2), number: ticket(1).number }]],
  ['an id that is a filter', [{ id: '{"$ne":1}', number: '001' }]],
  ['no list', 'all'],
])('tickets: %s', (_, tickets) => {
  expect(Object.keys(problems({ ...valid, tickets }))).not.toHaveLength(0);
});
