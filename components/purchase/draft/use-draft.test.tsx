/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { examplePurchase } from '@/lib/testing/example-purchase';
import { initialValues } from '../form/form-values';
import { keepDraft, type Draft } from './draft-store';
import { takeBack } from '../outbox/outbox-draft';
import { useDraft } from './use-draft';

jest.mock('./draft-store');
jest.mock('../outbox/outbox-draft');
jest.mock('@/lib/offline/outbox/attempt-record');

const HOUR_MS = 3_600_000;
const typedAt = new Date('2031-03-05T12:00:00Z').getTime();
const found: Draft = {
  key: 'key',
  tickets: [{ id: 'a', number: '007' }],
  values: { name: 'Ana' },
  receipt: null,
  sent: null,
  savedAt: typedAt,
};
const values = initialValues([], { name: 'Ana' });

beforeEach(() => {
  jest.useFakeTimers({ now: typedAt + HOUR_MS });
  jest.mocked(keepDraft).mockReset().mockResolvedValue('all');
});
afterEach(() => jest.useRealTimers());

/** Opens the draft an hour after the last keystroke, with its numbers chosen again. */
async function reopen() {
  const hook = renderHook((typed) => useDraft('raffle', found, typed), {
    initialProps: { values, tickets: [] as Draft['tickets'] },
  });
  hook.rerender({ values, tickets: found.tickets });
  await act(() => jest.advanceTimersByTimeAsync(1000));
  return hook;
}

const ageOfKept = () => jest.mocked(keepDraft).mock.lastCall![1].savedAt;

test('a draft that is opened, looked at and closed again lives no longer for it', async () => {
  const { rerender, unmount } = await reopen();
  // The amount follows a changed rate.
  rerender({ values: { ...values, amount: '91.25' }, tickets: found.tickets });
  await act(() => jest.advanceTimersByTimeAsync(1000));
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  expect(ageOfKept()).toBe(typedAt);
});

test.each<[string, (hook: Awaited<ReturnType<typeof reopen>>) => void]>([
  ['a letter', () => document.body.dispatchEvent(new Event('input', { bubbles: true }))],
  ['another number', ({ rerender }) => rerender({ values, tickets: [{ id: 'b', number: '008' }] })],
  ['a picture', ({ result }) => result.current.setReceipt(new Blob())],
  [
    'the tap that sends it',
    ({ result }) => void result.current.start(examplePurchase({}), new Blob(), null),
  ],
])('%s gives a draft its whole life again, counted from then', async (_what, touch) => {
  const hook = await reopen();
  const touchedAt = Date.now();
  await act(async () => touch(hook));
  await act(() => jest.advanceTimersByTimeAsync(HOUR_MS));
  hook.unmount();
  expect(ageOfKept()).toBe(touchedAt);
});

test('a page that hides right after the account was copied saves a draft that lives from then', async () => {
  const hides = () => document.dispatchEvent(new Event('visibilitychange'));
  const { result } = renderHook(() => {
    const draft = useDraft('raffle', null, { values, tickets: found.tickets });
    useLayoutEffect(() => void hides());
    return draft;
  });
  jest.mocked(keepDraft).mockClear();
  await act(async () => result.current.setPastPaying(true));
  expect(jest.mocked(keepDraft).mock.calls[0]![1].savedAt).toBe(Date.now());
});

test('no queued purchase is written while it is taken back, and later changes are stored', async () => {
  const { result } = await reopen();
  await act(() => result.current.start(examplePurchase({}), new Blob(), null));
  let end: (isBack: boolean) => void = () => undefined;
  jest.mocked(takeBack).mockReturnValue(new Promise((resolve) => (end = resolve)));
  jest.mocked(keepDraft).mockClear();
  const takingBack = result.current.takeBack();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(keepDraft).not.toHaveBeenCalled();
  end(true);
  await act(() => takingBack);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  const written = jest.mocked(keepDraft).mock.calls.map(([, draft]) => draft.waiting ?? null);
  expect(written).toEqual([null]);
});

test('two taps before the same draw wait as two, each known by its time', async () => {
  const { result } = await reopen();
  const drawDate = new Date(Date.now() + HOUR_MS).toISOString();
  const start = async () => {
    jest.mocked(keepDraft).mockClear();
    await act(() => result.current.start(examplePurchase({}), new Blob(), drawDate));
    const [, draft] = jest.mocked(keepDraft).mock.calls[0]!;
    return { key: draft.key, ...draft.waiting! };
  };
  const first = await start();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  const second = await start();
  expect([second.key, second.until]).toEqual([first.key, first.until]);
  expect(second.tappedAt).toBe(first.tappedAt! + 1000);
});
