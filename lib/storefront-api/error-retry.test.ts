import { errorRetry } from './error-retry';

test('after each failure it is asked again within five to eight seconds, however often', () => {
  jest.useFakeTimers();
  const again = jest.fn();
  for (const retryCount of [1, 2, 10, 100]) {
    again.mockClear();
    const options = { retryCount, dedupe: true };
    errorRetry.onErrorRetry?.(new Error(), '/api/x', {} as never, again, options);
    jest.advanceTimersByTime(4999);
    expect(again).not.toHaveBeenCalled();
    jest.advanceTimersByTime(3001);
    expect(again.mock.calls).toEqual([[options]]);
  }
});
