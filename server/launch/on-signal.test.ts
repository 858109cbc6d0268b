import { onSignal } from './shutdown';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

let listeners: Map<string, () => void>;
let exit: jest.SpyInstance;
let finish: () => void;
let stop: jest.Mock;

beforeEach(() => {
  listeners = new Map();
  jest
    .spyOn(process, 'on')
    .mockImplementation(
      ((signal: string, listener: () => void) => void listeners.set(signal, listener)) as never,
    );
  exit = jest.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
  stop = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  onSignal(stop);
});

test.each(SIGNALS)('%s ends the shop when all is stopped, and no sooner', async (signal) => {
  expect(stop).not.toHaveBeenCalled();
  listeners.get(signal)?.();
  expect(stop).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  expect(exit).not.toHaveBeenCalled();
  finish();
  await new Promise(setImmediate);
  expect(exit.mock.calls).toEqual([[0]]);
});

test.each(SIGNALS)('%s after another signal does not wait', (signal) => {
  listeners.get('SIGINT')?.();
  expect(exit).not.toHaveBeenCalled();
  listeners.get(signal)?.();
  expect(exit.mock.calls).toEqual([[1]]);
});
