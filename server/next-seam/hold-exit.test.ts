import { holdExit } from './hold-exit';

afterEach(() => jest.restoreAllMocks());

test('after a signal the process ends only when all is finished, as Next wants', async () => {
  const exit = jest.spyOn(process, 'exit').mockImplementation();
  const listen = jest.spyOn(process, 'prependOnceListener').mockReturnThis();
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const stop = jest.fn(() => finished);
  holdExit(stop);
  expect([listen.mock.calls[0]?.[0], stop.mock.calls]).toEqual(['SIGTERM', []]);
  (listen.mock.calls[0]?.[1] as () => void)();
  process.exit(143);
  await new Promise(setImmediate);
  expect(exit).not.toHaveBeenCalled();
  finish();
  await new Promise(setImmediate);
  expect(exit.mock.calls).toEqual([[143]]);
});
