import { ValidationError } from 'yup';
import { buyerSchema, purchaseRequestSchema } from '@/lib/raffle/purchase-schema';
import { examplePurchase } from '@/lib/testing/example-purchase';
import { plainRequest } from './read-purchase';

const valid = examplePurchase();

/** What the schema says of a request, never what it throws besides. */
function messages(sent: object): string[] {
  try {
    purchaseRequestSchema.validateSync(plainRequest(sent), { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
}

test('a plain request stays as it is', () => {
  expect(plainRequest(valid)).toEqual(valid);
});

const strange: unknown[] = [
  { $ne: 1 },
  ['x'],
  [null],
  [[]],
  [{ id: { $ne: 1 }, number: ['1'] }],
  ['x', null],
  null,
  true,
  { toString: 1 },
  { price: { $gt: 0 }, rate: 'x' },
];

test.each(Object.keys(valid))('%s of any other kind is told, in Spanish', (field) => {
  for (const value of strange) {
    const told = messages({ ...valid, [field]: value });
    expect(told).not.toEqual([]);
    expect(told.join()).not.toMatch(/must|required|cannot|invalid|unspecified/);
  }
});

test('no field that the buyer fills in is left out', () => {
  const typed = Object.fromEntries(Object.keys(buyerSchema.fields).map((name) => [name, 'x']));
  expect(plainRequest(typed)).toMatchObject(typed);
});

test('what nobody asked for is left behind', () => {
  expect(plainRequest({ ...valid, vendedor: 'me', __proto__: { admin: 1 } })).toEqual(valid);
});

test('no more tickets are read than tell that there are too many', () => {
  const tickets = Array.from({ length: 10_000 }, () => valid.tickets[0]);
  expect(plainRequest({ ...valid, tickets })).toHaveProperty('tickets.length', 51);
});
