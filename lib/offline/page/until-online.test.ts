import { reloadOnline } from './until-online';

const reload = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { location: { reload } });
});
afterEach(() => jest.useRealTimers());

test('the page is loaded again when the shop itself answers, not at an error on the way', async () => {
  const answer = jest.fn<Promise<{ ok: boolean }>, unknown[]>();
  Object.assign(globalThis, { fetch: answer });
  reloadOnline();
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await jest.advanceTimersByTimeAsync(10_000);
  answer.mockResolvedValueOnce({ ok: false });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(answer).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
  answer.mockResolvedValueOnce({ ok: true });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(answer.mock.lastCall?.[0]).toBe('/api/health');
  expect(reload).toHaveBeenCalledTimes(1);
});
