import type { PurchaseOutcome, PurchaseRequest } from '@/lib/raffle/purchase';
import { buyerLockName, buyerHashes, markedBuyer, newAttempt } from './attempt';
import { isRegistered, verifying } from './outcome';
import { exampleAttempt, KEY, RAFFLE_ID, REQUEST, SUBMITTED } from './example-attempt.test-kit';

const MARK = /^[\w-]{43}$/;
const aMark: unknown = expect.stringMatching(MARK);
const OTHER_RAFFLE = 'b'.repeat(24);

const begun = (changes: Partial<PurchaseRequest> = {}, raffleId = RAFFLE_ID) =>
  newAttempt({ ...SUBMITTED, raffleId, request: { ...REQUEST, ...changes } }, 5000);

test('a new attempt knows its request and no outcome', () => {
  expect(begun()).toStrictEqual({
    key: KEY,
    boundTo: aMark,
    singleFlightKey: aMark,
    opening: expect.stringMatching(/^[\da-f-]{36}$/) as unknown,
    trace: '3869KF',
    tappedAt: undefined,
    raffleId: RAFFLE_ID,
    tickets: REQUEST.tickets,
    phase: 'received',
    buyer: {
      nationalId: 'V12345678',
      reference: '004512',
      phoneCode: '58',
      phone: '4141234567',
    },
    note: null,
    terms: null,
    decidableAt: 5000,
    outcome: null,
    joined: null,
    late: null,
  });
});

test('a key that is opened again has another opening, and is bound to the same', () => {
  const [one, again] = [begun(), begun()];
  expect(again.opening).not.toBe(one.opening);
  expect(again.boundTo).toBe(one.boundTo);
  expect(again.singleFlightKey).toBe(one.singleFlightKey);
});

const [first, second, third] = REQUEST.tickets;
const capitals = { id: 'ABCDEF'.repeat(4), number: '004' };
const small = { ...capitals, id: 'abcdef'.repeat(4) };

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
  expect(begun(other).boundTo).toBe(begun(one).boundTo);
});

test.each<[string, Partial<PurchaseRequest>]>([
  ['cédula', { nationalId: 'V87654321' }],
  ['phone', { phone: '4149999999' }],
  ['code of the phone', { phoneCode: '57' }],
  ['ticket', { tickets: [first!, second!, capitals] }],
  ['number of tickets', { tickets: [first!, second!] }],
])('with another %s it is another purchase', (_, changes) => {
  expect(begun(changes).boundTo).not.toBe(begun().boundTo);
});

test('a raffle is the same however its id is written, and each has its own marks', () => {
  expect(begun({}, RAFFLE_ID.toUpperCase()).boundTo).toBe(begun().boundTo);
  expect(begun({}, OTHER_RAFFLE).boundTo).not.toBe(begun().boundTo);
  expect(begun({}, OTHER_RAFFLE).singleFlightKey).not.toBe(begun().singleFlightKey);
});

test.each<[string, Partial<PurchaseRequest>]>([
  ['method', { method: 'Zelle' }],
  ['reference', { reference: '777' }],
  ['cédula', { nationalId: 'V87654321' }],
])('a payment with another %s is another payment', (_, changes) => {
  expect(begun(changes).singleFlightKey).not.toBe(begun().singleFlightKey);
});

test('a payment is the same for other numbers, another phone, or a reference in small letters', () => {
  const one = begun({ reference: 'ZX9' });
  const same = { reference: 'zx9', phone: '4149999999', tickets: [first!] };
  expect(begun(same).singleFlightKey).toBe(one.singleFlightKey);
});

const page = { numbers: ['001'], ticketPath: '/boleto/x', trace: 'A' };

test.each<[PurchaseOutcome | null, boolean]>([
  [{ state: 'registered', ...page }, true],
  [{ state: 'partly-registered', taken: [], ...page }, true],
  [{ state: 'not-registered', trace: 'A' }, false],
  [{ state: 'verifying', trace: 'A' }, false],
  [null, false],
])('%j is registered: %s', (outcome, expected) => {
  expect(isRegistered(outcome)).toBe(expected);
});

test('an unfinished attempt carries its trace', () => {
  const attempt = exampleAttempt({ trace: 'ABC234' });
  expect(verifying(attempt)).toEqual({ state: 'verifying', trace: 'ABC234' });
});

const marks = buyerHashes(RAFFLE_ID, REQUEST);
const known = markedBuyer(RAFFLE_ID, marks);

test('a marked buyer is known by cédula and by either form of the phone', () => {
  expect(marks).toEqual({ nationalId: aMark, phones: [aMark, aMark] });
  expect(known.hasNationalId('V12345678')).toBe(true);
  expect(known.hasPhone('4141234567')).toBe(true);
  expect(known.hasPhone('584141234567')).toBe(true);
});

test('a marked buyer matches no other buyer, and nobody in another raffle', () => {
  const elsewhere = markedBuyer(OTHER_RAFFLE, marks);
  expect(known.hasNationalId('V87654321')).toBe(false);
  expect(known.hasPhone('4149999999')).toBe(false);
  expect(elsewhere.hasNationalId('V12345678')).toBe(false);
  expect(elsewhere.hasPhone('4141234567')).toBe(false);
});

const lock = (changes: Partial<PurchaseRequest>, isAllOrNothing: boolean, raffleId = RAFFLE_ID) =>
  buyerLockName(raffleId, { ...REQUEST, ...changes }, { isAllOrNothing });

test.each([true, false])('a buyer has one lock in each raffle (all or nothing: %s)', (manner) => {
  const own = lock({}, manner);
  expect(own).toMatch(MARK);
  expect(lock({ reference: '777', tickets: [first!] }, manner)).toBe(own);
  expect(lock({ nationalId: 'V87654321' }, manner)).not.toBe(own);
  expect(lock({}, manner, OTHER_RAFFLE)).not.toBe(own);
});

test.each<[string, Partial<PurchaseRequest>]>([
  ['another phone', { phone: '4149999999' }],
  ['another code', { phoneCode: '57' }],
])('%s has another lock only if the admin API tells buyers apart by it', (_, changes) => {
  expect(lock(changes, true)).not.toBe(lock({}, true));
  expect(lock(changes, false)).toBe(lock({}, false));
});
