/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { examplePurchase } from '@/lib/testing/example-purchase';
import type { PurchaseEvent } from '@/lib/raffle/purchase-state';
import { initialValues } from '../form/form-values';
import { keptOf } from './memory-phone.test-kit';
import { changePurchase, type Change } from './purchase-store';
import { useDraft } from './use-draft';

jest.mock('./purchase-store');
jest.mock('@/lib/offline/outbox/draft-database');

const HOUR_MS = 3_600_000;
const typedAt = new Date('2031-03-05T12:00:00Z').getTime();
const tickets = [{ id: 'a', number: '007' }];
const found = keptOf({
  key: 'key',
  tickets,
  values: { name: 'Ana' },
  receipt: null,
  sent: null,
  savedAt: typedAt,
});
const values = initialValues([], { name: 'Ana' });

const stored: Change = { purchase: null, isApplied: true, kept: 'all' };

beforeEach(() => {
  jest.useFakeTimers({ now: typedAt + HOUR_MS });
  jest.mocked(changePurchase).mockReset().mockResolvedValue(stored);
});
afterEach(() => jest.useRealTimers());

/** Opens the draft an hour after the last keystroke, with its numbers chosen again. */
async function reopen() {
  const hook = renderHook((typed) => useDraft('raffle', found, typed), {
    initialProps: { values, tickets: [] as typeof tickets },
  });
  hook.rerender({ values, tickets });
  await act(() => jest.advanceTimersByTimeAsync(1000));
  return hook;
}

const events = () => jest.mocked(changePurchase).mock.calls.map(([, event]) => event);
const last = <Type extends PurchaseEvent['type']>(type: Type) =>
  events().findLast(
    (event): event is Extract<PurchaseEvent, { type: Type }> => event.type === type,
  );
const ageOfKept = () => last('edited')!.form.savedAt;

test('a draft that is opened, looked at and closed again lives no longer for it', async () => {
  const { rerender, unmount } = await reopen();
  // The amount follows a changed rate.
  await act(async () => rerender({ values: { ...values, amount: '91.25' }, tickets }));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  unmount();
  expect(ageOfKept()).toBe(typedAt);
});

test.each<[string, (hook: Awaited<ReturnType<typeof reopen>>) => void]>([
  [
    'a letter',
    ({ rerender }) => {
      // React renders it before the event has risen to the document.
      const render = () => rerender({ values: { ...values, name: 'Ana P' }, tickets });
      document.body.addEventListener('input', render, { once: true });
      document.body.dispatchEvent(new Event('input', { bubbles: true }));
    },
  ],
  ['another number', ({ rerender }) => rerender({ values, tickets: [{ id: 'b', number: '008' }] })],
  ['a picture', ({ result }) => result.current.setReceipt(new Blob())],
  [
    'the tap that sends it',
    ({ result }) => void result.current.start(examplePurchase({}), new Blob()),
  ],
])('%s gives a draft its whole life again, counted from then', async (_what, touch) => {
  const hook = await reopen();
  const touchedAt = Date.now();
  await act(async () => touch(hook));
  await act(() => jest.advanceTimersByTimeAsync(HOUR_MS));
  hook.unmount();
  expect(ageOfKept()).toBe(touchedAt);
});

test('each letter is stored in the task that brings it', async () => {
  const { rerender } = renderHook((typed) => useDraft('raffle', null, { values: typed, tickets }), {
    initialProps: values,
  });
  jest.mocked(changePurchase).mockClear();
  act(() => {
    rerender({ ...values, name: 'Ana P' });
  });
  expect(last('edited')!.form.values).toMatchObject({ name: 'Ana P' });
  await act(async () => undefined);
});

test.each([true, false])(
  'paid or not yet: %s, it is stored at once and lives from then',
  async (isPast) => {
    const untyped = { values: initialValues([]), tickets };
    const { result } = renderHook(() => useDraft('raffle', null, untyped));
    act(() => result.current.setPastPaying(isPast));
    expect(last('edited')!.form).toMatchObject({ isPastPaying: isPast, savedAt: Date.now() });
    await act(async () => undefined);
  },
);

test('what another tab or the worker stored of the purchase is shown, once nothing else is being stored', async () => {
  const { result } = await reopen();
  const sent = examplePurchase({});
  const theirs = { ...found.purchase, stage: 'sent', sent, boundTo: sent } as const;
  jest.mocked(changePurchase).mockResolvedValue({ ...stored, purchase: theirs });
  await act(async () => result.current.setPastPaying(true));
  expect(result.current.sent).toBe(sent);
});

test('a form is left for the next page only while its writing is under way', async () => {
  localStorage.clear();
  const { rerender } = await reopen();
  const leave = () => {
    window.dispatchEvent(new Event('pagehide'));
    return localStorage.getItem('last-form:raffle');
  };
  expect(leave()).toBeNull();
  jest.mocked(changePurchase).mockReturnValue(new Promise(() => undefined));
  await act(async () => rerender({ values: { ...values, name: 'Ana María' }, tickets }));
  expect(JSON.parse(leave() ?? '')).toMatchObject({ key: 'key', values: { name: 'Ana María' } });
});
