/** @jest-environment jsdom */
import { emptyPhone, storeDraft, loadDraft, type Draft } from './memory-phone.test-kit';
import { forgetPurchase, loadDue, loadPurchase } from './purchase-store';
import { hasDraftFlag } from './draft-flag';

const RAFFLE = 'a'.repeat(24);
const NOW = Date.parse('2031-03-05T12:00:00Z');
const form = {
  key: 'key',
  tickets: [{ id: 'a', number: '007' }],
  values: { name: 'Ana María' },
  isPastPaying: true,
  savedAt: NOW,
};
const draft = (change: Partial<Draft> = {}): Draft => ({
  ...form,
  values: { name: 'Ana' },
  receipt: null,
  sent: null,
  savedAt: NOW - 1,
  ...change,
});

const leave = (text: object) => localStorage.setItem(`last-form:${RAFFLE}`, JSON.stringify(text));

beforeEach(() => {
  emptyPhone();
  jest.useFakeTimers({ now: NOW + 1 });
});
afterEach(() => jest.useRealTimers());

test.each<[string, () => Promise<unknown>]>([
  ['opens a page', loadDue],
  ['opens the payment', () => loadPurchase(RAFFLE)],
])(
  'letters that the last page could not store are there once the buyer %s',
  async (_what, open) => {
    await storeDraft(RAFFLE, draft());
    leave(form);
    await open();
    expect(localStorage.getItem(`last-form:${RAFFLE}`)).toBeNull();
    expect(await loadDraft(RAFFLE)).toMatchObject({ key: 'key', values: { name: 'Ana María' } });
  },
);

test('the first letters of a purchase are offered too', async () => {
  leave(form);
  await loadDue();
  expect(hasDraftFlag(RAFFLE)).toBe(true);
  expect(await loadDraft(RAFFLE)).toMatchObject(form);
});

test('a form that is older than the stored one is dropped', async () => {
  await storeDraft(RAFFLE, draft({ savedAt: NOW + 1 }));
  leave(form);
  await loadDue();
  expect(await loadDraft(RAFFLE)).toMatchObject({ values: { name: 'Ana' } });
});

test('text that is no form is deleted, and changes nothing', async () => {
  localStorage.setItem(`last-form:${RAFFLE}`, '{"key":');
  await loadDue();
  expect([await loadDraft(RAFFLE), localStorage.length]).toEqual([null, 0]);
});

test('a purchase that is over does not come back from the form of a page that was left before', async () => {
  await storeDraft(RAFFLE, draft());
  await loadPurchase(RAFFLE);
  leave(form);
  await forgetPurchase(RAFFLE, 'key');
  await loadDue();
  expect([await loadDraft(RAFFLE), localStorage.length]).toEqual([null, 0]);
});
