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
  await askForSync();
  expect(register).toHaveBeenCalledWith('outbox');
});

test.each<[string, () => Promise<unknown>]>([
  ['has no worker', async () => undefined],
  ['sends nothing by itself', async () => ({})],
  ['forbids it', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
  ['does not answer', () => new Promise(() => undefined)],
])('a browser that %s keeps nobody waiting', async (_, registration) => {
  setWorker(registration);
  const asked = askForSync();
  await jest.advanceTimersByTimeAsync(1500);
  expect(await asked).toBeUndefined();
});
