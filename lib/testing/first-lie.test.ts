import { firstLie, firstUntold, type HistoryEvent } from './first-lie.mjs';

const buyer = 'V1';
const wanted = ['001', '002'];

const kept = (at: number, numbers = wanted): HistoryEvent => ({ at, what: 'kept', buyer, numbers });
const freed = (at: number): HistoryEvent => ({ at, what: 'freed', buyer, numbers: wanted });
const sellerTold = (at: number): HistoryEvent => ({ at, what: 'seller-told', numbers: wanted });

const told = (at: number, state: string, more: object = {}): HistoryEvent => ({
  at,
  what: 'told',
  asked: at,
  lookedMs: 10,
  buyer,
  key: 'key',
  wanted,
  outcome: { state, ...more },
});
const registered = (at: number) => told(at, 'registered', { numbers: wanted });

test('a buyer who is told the truth is told no lie', () => {
  const history = [told(0, 'verifying'), kept(5), sellerTold(6), registered(20), registered(30)];
  expect([firstLie(history), firstUntold(history)]).toEqual([null, null]);
});

test.each<[string, HistoryEvent[]]>([
  ['registered, and it was not', [registered(5), kept(9)]],
  ['registered, and it was undone later', [kept(0), registered(5), freed(9)]],
  ['not registered, and it was', [kept(0), told(20, 'refused')]],
  ['not registered, and it was', [kept(0), told(20, 'not-registered')]],
  ['somebody else’s', [kept(0), told(20, 'refused', { taken: ['002'] })]],
  ['something else later', [kept(0), registered(5), told(6, 'refused')]],
  ['the seller was told twice', [kept(0), sellerTold(1), sellerTold(2)]],
])('%s', (lie, history) => {
  expect(firstLie(history)).toContain(lie);
});

test('a purchase stored a moment before an answer may have come after the look', () => {
  expect(firstLie([kept(0), told(10, 'not-registered')])).toBeNull();
});

test('a part that may still be given back need not be reported yet', () => {
  const part = told(20, 'not-registered', { taken: ['002'] });
  expect(firstLie([kept(0, ['001']), part])).toBeNull();
});

test('at the end nobody waits, and all buyers know their numbers', () => {
  expect(firstUntold([told(5, 'verifying')])).toContain('how it ended');
  expect(firstUntold([told(5, 'refused'), kept(9)])).toContain('001');
});
