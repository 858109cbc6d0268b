/** @jest-environment jsdom */
import { emptyPhone, storeDraft, loadDraft } from './memory-phone.test-kit';
import { act, cleanup, renderHook } from '@testing-library/react';
import { updatePurchase } from '@/lib/offline/outbox/purchase-record';
import { changeRecord } from '@/lib/offline/outbox/draft-database';
import { examplePurchase } from '@/lib/testing/example-purchase';
import { initialValues } from '../form/form-values';
import { closePurchase, forgetPurchase, loadPurchase, openPurchase, touch } from './purchase-store';
import { useDraft } from './use-draft';

const HOUR_MS = 3_600_000;
const RAFFLE = 'raffle';
const typedAt = new Date('2031-03-05T12:00:00Z').getTime();
const tickets = [{ id: 'a', number: '007' }];
const values = initialValues([], { name: 'Ana' });

beforeEach(() => {
  jest.useFakeTimers({ now: typedAt });
  emptyPhone();
});
afterEach(async () => {
  cleanup();
  closePurchase(RAFFLE);
  await forgetPurchase(RAFFLE);
  jest.useRealTimers();
});

async function open() {
  await loadPurchase(RAFFLE);
  openPurchase(RAFFLE);
  const hook = renderHook((typed) => useDraft(RAFFLE, typed), {
    initialProps: { values, tickets },
  });
  await act(async () => undefined);
  return hook;
}

/** Opens a draft an hour after the last keystroke. */
async function reopen() {
  const draft = { key: 'key', tickets, values, receipt: null, sent: null, savedAt: typedAt };
  await storeDraft(RAFFLE, draft);
  jest.setSystemTime(typedAt + HOUR_MS);
  return open();
}

type Hook = Awaited<ReturnType<typeof open>>;

/** React draws a letter before its event has risen to the document. */
function type({ rerender }: Hook, name: string) {
  const render = () => rerender({ values: { ...values, name }, tickets });
  document.body.addEventListener('input', render, { once: true });
  document.body.dispatchEvent(new Event('input', { bubbles: true }));
}

const stored = async () => loadDraft(RAFFLE);

test('a draft that is opened, looked at and closed again lives no longer for it', async () => {
  const { rerender } = await reopen();
  // The amount follows a changed rate.
  await act(async () => rerender({ values: { ...values, amount: '91.25' }, tickets }));
  expect(await stored()).toMatchObject({ values: { amount: '91.25' }, savedAt: typedAt });
});

test.each<[string, (hook: Hook) => void]>([
  ['a letter', (hook) => type(hook, 'Ana P')],
  ['another number', ({ rerender }) => rerender({ values, tickets: [{ id: 'b', number: '008' }] })],
  ['a picture', () => touch(RAFFLE, { receipt: new Blob() })],
  ['a copied account', () => touch(RAFFLE)],
  ['the tap that sends it', ({ result }) => void result.current.start(examplePurchase({}))],
])('%s gives a draft its whole life again, counted from then', async (_what, does) => {
  const hook = await reopen();
  await act(async () => does(hook));
  expect((await stored())?.savedAt).toBe(typedAt + HOUR_MS);
});

test('nothing is stored before the buyer types or says anything', async () => {
  const { rerender } = await open();
  await act(async () => rerender({ values: { ...values, amount: '91.25' }, tickets: [] }));
  expect(await stored()).toBeNull();
});

test('each letter is stored in the task that brings it', async () => {
  const hook = await open();
  act(() => type(hook, 'Ana P'));
  expect(changeRecord).toHaveBeenCalledTimes(1);
  await act(async () => undefined);
  expect(await stored()).toMatchObject({ values: { name: 'Ana P' } });
});

test.each([true, false])('paid or not yet: %s, it is stored at once', async (isPast) => {
  await open();
  await act(async () => touch(RAFFLE, { isPastPaying: isPast }));
  expect(await stored()).toMatchObject({ isPastPaying: isPast, savedAt: typedAt });
});

test('what another tab or the worker stored of the purchase is shown', async () => {
  const { result } = await reopen();
  const sent = examplePurchase({});
  await updatePurchase(RAFFLE, (theirs) => ({ ...theirs!, stage: 'sent', sent, boundTo: sent }));
  await act(async () => touch(RAFFLE, { isPastPaying: true }));
  expect(result.current.sent).toEqual(sent);
});

test('a form is left for the next page only while its writing is under way', async () => {
  const hook = await reopen();
  const leave = () => {
    window.dispatchEvent(new Event('pagehide'));
    return localStorage.getItem('last-form:raffle');
  };
  expect(leave()).toBeNull();
  let write = () => {};
  jest.mocked(changeRecord).mockReturnValue(new Promise((resolve) => (write = resolve)));
  await act(async () => type(hook, 'Ana María'));
  expect(JSON.parse(leave() ?? '')).toMatchObject({ key: 'key', values: { name: 'Ana María' } });
  await act(async () => write());
});
