/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useLazy } from './use-lazy';

const load = jest.fn<Promise<string>, []>();

beforeEach(() => load.mockReset());

const show = (isWanted: boolean) =>
  renderHook(({ wanted }) => useLazy(wanted, load), { initialProps: { wanted: isWanted } });

const settle = () => act(async () => undefined);

test('a part is fetched once, when it is wanted, and stays when it is no longer wanted', async () => {
  load.mockResolvedValue('part');
  const { result, rerender } = show(false);
  expect(load).not.toHaveBeenCalled();
  for (const wanted of [true, false, true]) {
    rerender({ wanted });
    await settle();
    expect(result.current.part).toBe('part');
  }
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed load is reported, and each retry can fail or succeed by itself', async () => {
  load.mockRejectedValue(new TypeError('no line'));
  const { result } = show(true);
  await settle();
  expect(result.current.hasFailed).toBe(true);
  act(() => result.current.retry());
  expect(result.current.hasFailed).toBe(false);
  await settle();
  expect(result.current.hasFailed).toBe(true);
  load.mockResolvedValue('part');
  act(() => result.current.retry());
  await settle();
  expect(result.current).toMatchObject({ part: 'part', hasFailed: false });
  expect(load).toHaveBeenCalledTimes(3);
});
