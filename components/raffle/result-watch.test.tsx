/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { useRouter } from 'next/navigation';
import { closePayment, openPayment } from '@/components/picker/selection/open-payment';
import { pass } from '@/components/picker/screen.test-kit';
import { resultFingerprint } from '@/lib/raffle/result';
import { ResultWatch } from './result-watch';

jest.mock('next/navigation', () => ({ useRouter: jest.fn() }));

const refresh = jest.fn();
const MINUTE = 60_000;
const NOW = Date.parse('2026-03-05T20:00:00.000Z');
const DRAW = '2026-03-05T23:30:00.000Z';
const open = { isOpen: true, drawDate: DRAW, winner: null };
const won = { ...open, winner: { number: '0042', owner: null } };
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  refresh.mockReset();
  jest.mocked(useRouter).mockReturnValue({ refresh } as never);
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  act(closePayment);
});

function see(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

function answer(result: unknown) {
  const json = jest.fn(async () => ({ ok: true, ...(result as object) }));
  globalThis.fetch = jest.fn(async () => ({ json })) as unknown as typeof fetch;
  return jest.mocked(globalThis.fetch);
}

/** The draw comes near, the polling code loads, it waits: React renders each after the time has passed. */
async function come() {
  await pass();
  await pass();
  await pass();
}

type Known = { isOpen: boolean; drawDate: string | null; winner: { number: string } | null };

const watch = ({ isOpen, drawDate, winner }: Known) => (
  <ResultWatch
    raffleId="r"
    {...{ isOpen, drawDate }}
    winner={winner?.number ?? null}
    mark={resultFingerprint({ isOpen, drawDate, winner: winner && { ...winner, owner: null } })}
  />
);

/** Opens the page at the hour of its draw. */
async function atDraw() {
  jest.setSystemTime(Date.parse(DRAW));
  const page = render(watch(open));
  await come();
  return page;
}

test('nothing is asked until the draw is near, and then every five seconds', async () => {
  const asked = answer(open);
  render(watch(open));
  await pass(180 * MINUTE - 1);
  expect(asked).not.toHaveBeenCalled();
  await pass(1);
  await come();
  await pass(4999);
  expect(asked).not.toHaveBeenCalled();
  await pass(1);
  expect(asked.mock.calls).toEqual([['/api/raffles/r/winner', expect.anything()]]);
  await pass(4999);
  expect(asked).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(refresh).not.toHaveBeenCalled();
});

test('the page is refreshed when the result changes', async () => {
  answer(won);
  await atDraw();
  await pass(5000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a hidden page asks nothing, and asks at once when it is visible again', async () => {
  const asked = answer(open);
  await atDraw();
  await pass(1000);
  see('hidden');
  await pass(60_000);
  expect(asked).not.toHaveBeenCalled();
  see('visible');
  await pass();
  expect(asked).toHaveBeenCalledTimes(1);
  await pass(4999);
  expect(asked).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a page seen again while an answer is on its way asks nothing more', async () => {
  const asked = answer(open);
  asked.mockReturnValueOnce(new Promise(() => undefined));
  await atDraw();
  await pass(5000);
  see('hidden');
  see('visible');
  await pass(1000);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('an open payment is not disturbed', async () => {
  const asked = answer(won);
  await atDraw();
  act(openPayment);
  await pass(60_000);
  expect(asked).not.toHaveBeenCalled();
  act(closePayment);
  await pass(5000);
  expect(refresh).toHaveBeenCalled();
});

test('a failed request is repeated', async () => {
  const asked = answer(open);
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await atDraw();
  await pass(10_000);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(refresh).not.toHaveBeenCalled();
});

test('a page that was left asks nothing more', async () => {
  const asked = answer(open);
  const { unmount } = await atDraw();
  await pass(5000);
  unmount();
  await pass(60_000);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a page that was left while an answer was on its way asks nothing more', async () => {
  const asked = answer(open);
  let arrive: (error: Error) => void = () => undefined;
  asked.mockReturnValueOnce(new Promise((_resolve, reject) => (arrive = reject)));
  const { unmount } = await atDraw();
  await pass(5000);
  unmount();
  arrive(new TypeError('Failed to fetch'));
  await pass(60_000);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a draw that is postponed is not asked about at its first date', async () => {
  const asked = answer(open);
  const { rerender } = render(watch(open));
  rerender(watch({ ...open, drawDate: '2026-03-06T23:30:00.000Z' }));
  await pass(Date.parse(DRAW) - NOW);
  await come();
  await pass(5000);
  expect(asked).not.toHaveBeenCalled();
});

test('a winner that comes while the page is open is announced, an earlier one is not', () => {
  const { rerender } = render(watch(open));
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(watch(won));
  expect(screen.getByRole('status').textContent).toBe('Ya hay resultado: ganó el número 0042.');
  rerender(watch({ ...won, winner: { number: '0043' } }));
  expect(screen.getByRole('status').textContent).toContain('0043');
});

test('a winner known from the start is no news, and one that is withdrawn neither', () => {
  const { rerender } = render(watch(won));
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(watch(open));
  expect(screen.getByRole('status').textContent).toBe('');
});
