/** @jest-environment jsdom */
import { askForSync } from './ask-for-sync';

const register = jest.fn();

function setWorker(getRegistration: () => Promise<unknown>) {
  const value = { getRegistration };
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
}

beforeEach(() => {
  jest.useFakeTimers();
  register.mockReset().mockResolvedValue(undefined);
});
afterEach(() => jest.useRealTimers());

test('a browser that can is asked to send with the shop closed', async () => {
  setWorker(async () => ({ sync: { register } }));
  expect(await askForSync()).toBe(true);
  expect(register).toHaveBeenCalledWith('outbox');
});

test.each<[string, () => Promise<unknown>]>([
  ['has no worker', async () => undefined],
  ['sends nothing by itself', async () => ({})],
  ['forbids it', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
])('a browser that %s promises nothing', async (_, registration) => {
  setWorker(registration);
  expect(await askForSync()).toBe(false);
});

test('a browser that does not answer keeps nobody waiting', async () => {
  setWorker(() => new Promise(() => undefined));
  const asked = askForSync();
  await jest.advanceTimersByTimeAsync(1500);
  expect(await asked).toBe(false);
});
