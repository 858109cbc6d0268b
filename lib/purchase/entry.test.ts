import type { PurchaseRequest } from '@/lib/raffle/purchase';
import { newPurchase } from './entry';
import { RAFFLE_ID, REQUEST, SUBMITTED } from './example-entry.test-kit';

const OTHER_RAFFLE = 'b'.repeat(24);
const [first, second, third] = REQUEST.tickets;
const capitals = { id: 'ABCDEF'.repeat(4), number: '004' };
const small = { ...capitals, id: 'abcdef'.repeat(4) };

const received = (changes: Partial<PurchaseRequest> = {}, raffleId = RAFFLE_ID) =>
  newPurchase({ ...SUBMITTED, raffleId, request: { ...REQUEST, ...changes } });

test.each<[string, Partial<PurchaseRequest>, Partial<PurchaseRequest>]>([
  ['the method', {}, { method: 'Zelle' }],
  ['the reference', {}, { reference: '777' }],
  ['the amount', {}, { amount: 1 }],
  ['the order of the tickets', {}, { tickets: [third!, first!, second!] }],
  ['how the ids of tickets are written', { tickets: [capitals] }, { tickets: [small] }],
  [
    'where the code of the phone ends',
    { phoneCode: '1', phone: '8095551234' },
    { phoneCode: '1809', phone: '5551234' },
  ],
])('%s may be another one under the same key', (_, one, other) => {
  expect(received(other).boundTo).toBe(received(one).boundTo);
});

test.each<[string, Partial<PurchaseRequest>]>([
  ['cédula', { nationalId: 'V87654321' }],
  ['phone', { phone: '4149999999' }],
  ['code of the phone', { phoneCode: '57' }],
  ['ticket', { tickets: [first!, second!, capitals] }],
  ['number of tickets', { tickets: [first!, second!] }],
])('with another %s it is another purchase', (_, changes) => {
  expect(received(changes).boundTo).not.toBe(received().boundTo);
});

test('a raffle is the same however its id is written, and each has its own marks', () => {
  const other = received({}, OTHER_RAFFLE);
  expect(received({}, RAFFLE_ID.toUpperCase()).boundTo).toBe(received().boundTo);
  expect(other.boundTo).not.toBe(received().boundTo);
  expect(other.buyerMark).not.toBe(received().buyerMark);
});

test('a buyer is known by the cédula, whatever the phone', () => {
  const { buyerMark } = received();
  expect(received({ phone: '4149999999', reference: '777' }).buyerMark).toBe(buyerMark);
  expect(received({ nationalId: 'V87654321' }).buyerMark).not.toBe(buyerMark);
});
