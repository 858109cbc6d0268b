import type { PurchaseRequest } from '@/lib/raffle/purchase';
import { examplePurchase } from '@/lib/testing/example-purchase';
import { newKey } from './purchase-store';
import { isSamePurchase } from './use-draft';

test('each key is another version 4 UUID', () => {
  const keys = Array.from({ length: 100 }, newKey);
  for (const key of keys) {
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  }
  expect(new Set(keys).size).toBe(100);
});

const ticket = (number: string) => ({ id: `id-${number}`, number });
const request = examplePurchase({ tickets: [ticket('1'), ticket('2')] });

test.each<[string, Partial<PurchaseRequest>]>([
  ['another order of tickets', { tickets: [ticket('2'), ticket('1')] }],
  ['a confirmed price', { seen: { price: 12, packs: [], rate: 1 } }],
  ['a corrected name', { name: 'Ana María Pérez' }],
  ['a corrected reference', { reference: '004513' }],
  ['a corrected amount', { amount: 21 }],
  ['another method', { method: 'Zelle' }],
])('%s is the same purchase', (_name, change) => {
  expect(isSamePurchase(request, { ...request, ...change })).toBe(true);
});

test.each<[string, Partial<PurchaseRequest>]>([
  ['another ticket', { tickets: [ticket('1'), ticket('3')] }],
  ['fewer tickets', { tickets: [ticket('1')] }],
  ['another cédula', { nationalId: 'V87654321' }],
  ['another phone', { phone: '4241234567' }],
])('%s is another purchase', (_name, change) => {
  expect(isSamePurchase(request, { ...request, ...change })).toBe(false);
});
