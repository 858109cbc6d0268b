/** @jest-environment jsdom */
import { act, render, waitFor } from '@testing-library/react';
import { resumeDrafts } from '@/components/purchase/outbox/runner';
import { HeaderNav } from './header-nav';

jest.mock('next/navigation', () => ({ usePathname: () => '/contact' }));
jest.mock('@/components/purchase/outbox/runner', () => ({ resumeDrafts: jest.fn() }));

const NOW = Date.UTC(2026, 10, 22);
const KEY = `payment-draft:${'a'.repeat(24)}`;

beforeEach(() => {
  localStorage.clear();
  jest.mocked(resumeDrafts).mockReset();
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});

test('every page that opens clears an expired draft', async () => {
  localStorage.setItem(KEY, String(NOW - 1));
  render(<HeaderNav />);
  await waitFor(() => expect(resumeDrafts).toHaveBeenCalledTimes(1));
});

test('a page that was open before hears of a payment that another tab began or the worker ended', async () => {
  const worker = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  render(<HeaderNav />);
  localStorage.setItem(KEY, '0');
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  await waitFor(() => expect(resumeDrafts).toHaveBeenLastCalledWith({ atOnce: false }));
  worker.dispatchEvent(new Event('message'));
  await waitFor(() => expect(resumeDrafts).toHaveBeenLastCalledWith({ atOnce: true }));
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a page without a network, which cannot load what sends a payment, tries again once it is back', async () => {
  localStorage.setItem(KEY, '0');
  jest.mocked(resumeDrafts).mockRejectedValueOnce(new TypeError('no line'));
  render(<HeaderNav />);
  await waitFor(() => expect(resumeDrafts).toHaveBeenCalledTimes(1));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(resumeDrafts).toHaveBeenCalledTimes(2));
});

test.each<[string, () => void]>([
  ['nothing is stored', () => undefined],
  ['the stored draft has time left', () => localStorage.setItem(KEY, String(NOW + 1))],
])('no script is loaded when %s', async (_, keep) => {
  keep();
  render(<HeaderNav />);
  await act(async () => void (await import('@/components/purchase/outbox/runner')));
  expect(resumeDrafts).not.toHaveBeenCalled();
});
