/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { closePayment, holdPayment, openPayment, useIsPaymentOpen } from './open-payment';

const nextEntry = () =>
  new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));

/** Waits until the browser has finished the history step. */
const step = (go: () => void) =>
  act(async () => {
    const there = nextEntry();
    go();
    await there;
  });

const isAtEntry = () => history.state?.isPayment === true;

function follow() {
  const { result, unmount } = renderHook(useIsPaymentOpen);
  return { isOpen: () => result.current, leave: unmount };
}

let page: ReturnType<typeof follow>;

beforeEach(() => {
  history.pushState(null, '', '/rifa/1');
  page = follow();
});
afterEach(async () => {
  holdPayment(false);
  if (page.isOpen()) await step(closePayment);
  page.leave();
});

test('closing it goes one step back, so that going back again leaves the raffle', async () => {
  const entries = history.length;
  act(openPayment);
  act(openPayment);
  expect(history.length).toBe(entries + 1);
  await step(closePayment);
  expect([page.isOpen(), isAtEntry()]).toEqual([false, false]);
});

test('a payment closed twice in a row goes back only once', async () => {
  act(openPayment);
  const back = jest.spyOn(history, 'back');
  await step(() => {
    closePayment();
    closePayment();
  });
  expect(back).toHaveBeenCalledTimes(1);
});

test.each([true, false])('a page from memory (%s) shows the payment at its entry', (persisted) => {
  history.pushState({ isPayment: true }, '', '/rifa/1');
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted })));
  expect(page.isOpen()).toBe(persisted);
});

test('a payment opened a second time has its history entry again', async () => {
  act(openPayment);
  await step(closePayment);
  act(openPayment);
  expect([page.isOpen(), isAtEntry()]).toEqual([true, true]);
});

test('a payment opened again before the step back is done stays open, at its entry', async () => {
  act(openPayment);
  await step(() => {
    closePayment();
    openPayment();
  });
  expect([page.isOpen(), isAtEntry()]).toEqual([true, true]);
});

test('going back does not close it while a purchase is on its way, and does afterwards', async () => {
  act(openPayment);
  holdPayment(true);
  await step(() => history.back());
  expect(page.isOpen()).toBe(true);
  await step(() => undefined);
  expect(isAtEntry()).toBe(true);
  holdPayment(false);
  await step(() => history.back());
  expect(page.isOpen()).toBe(false);
});

test('a reload at the payment’s entry starts closed and leaves the entry', async () => {
  page.leave();
  history.pushState({ isPayment: true }, '', '/rifa/1');
  const there = nextEntry();
  page = follow();
  await act(() => there);
  expect([page.isOpen(), isAtEntry()]).toEqual([false, false]);
});

test('a page that reloaded itself at the payment opens it again', async () => {
  page.leave();
  history.pushState({ isPayment: true, reloadedAt: Date.now() }, '', '/rifa/1');
  page = follow();
  expect([page.isOpen(), isAtEntry()]).toEqual([true, true]);
});

test('the payment’s history entry keeps the state that Next stores there', () => {
  history.replaceState({ tree: 'raffle' }, '');
  act(openPayment);
  expect(history.state).toEqual({ tree: 'raffle', isPayment: true });
});
