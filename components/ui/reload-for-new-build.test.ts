/** @jest-environment jsdom */
import { reloadForNewBuild } from './reload-for-new-build';

const fetch = jest.fn();
const dialog = Object.assign(document.createElement('dialog'), { open: true });

beforeAll(() => {
  // jsdom says that it does not reload.
  jest.spyOn(console, 'error').mockImplementation();
  reloadForNewBuild();
});

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState({ isPayment: true }, '');
  fetch.mockReset().mockResolvedValue({ status: 404 });
  Object.assign(globalThis, { fetch });
});

async function load(source = '/_next/static/a.js') {
  document.head.innerHTML = `<script src="${source}"></script>`;
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  await jest.advanceTimersByTimeAsync(0);
}

const isReloaded = () => Date.now() - history.state.reloadedAt < 10_000;

test('a late part that is gone reloads the page, and keeps its history', async () => {
  await load();
  expect(isReloaded()).toBe(true);
  expect(history.state).toMatchObject({ isPayment: true });
});

test.each<[string, () => void]>([
  ['cannot be brought now', () => fetch.mockResolvedValue({ status: 503 })],
  ['has no network', () => fetch.mockRejectedValue(new TypeError('no line'))],
  ['is gone behind an open dialog', () => document.body.append(dialog)],
])('the page of a late part that %s stays', async (_what, begin) => {
  begin();
  await load();
  dialog.remove();
  expect(isReloaded()).toBe(false);
});

test('a page is not loaded over and over', async () => {
  const reloadedAt = Date.now() - 50_000;
  history.replaceState({ reloadedAt }, '');
  await load();
  expect(history.state).toEqual({ reloadedAt });
});

test('a script of somebody else is not asked about', async () => {
  await load('https://example.com/a.js');
  expect(fetch).not.toHaveBeenCalled();
});
