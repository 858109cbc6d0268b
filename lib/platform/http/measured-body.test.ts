import { limitBytes } from './multipart';

const KIB = 1024;
const PACE_MS = 40_000;

function start(maxBytes = 10 * KIB) {
  const told = { onBytes: jest.fn(), onProblem: jest.fn() };
  const body = limitBytes({ maxBytes, ...told });
  body.on('error', () => undefined);
  body.resume();
  return { body, ...told };
}

const write = (body: ReturnType<typeof limitBytes>, bytes: number) =>
  new Promise<void>((resolve) => void body.write(Buffer.alloc(bytes), () => resolve()));

const closeOf = (body: ReturnType<typeof limitBytes>) =>
  new Promise((resolve) => body.once('close', resolve));

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

test('each piece is counted, up to the last byte that is allowed', async () => {
  const { body, onBytes, onProblem } = start();
  await write(body, 4 * KIB);
  await write(body, 6 * KIB);
  expect(onBytes.mock.calls).toEqual([[4 * KIB], [6 * KIB]]);
  expect(onProblem).not.toHaveBeenCalled();
  const closed = closeOf(body);
  body.write(Buffer.alloc(1));
  await closed;
  expect(onProblem.mock.calls).toEqual([['too-large']]);
});

test('a body is stopped once it brings too little in its time, however much it brought before', async () => {
  const { body, onProblem } = start();
  await write(body, 8 * KIB);
  jest.advanceTimersByTime(PACE_MS);
  expect(onProblem).not.toHaveBeenCalled();
  await write(body, KIB);
  jest.advanceTimersByTime(PACE_MS);
  expect(onProblem.mock.calls).toEqual([['too-slow']]);
});

test('a body that has ended is watched no more', async () => {
  const { body, onProblem } = start();
  await write(body, 8 * KIB);
  const closed = closeOf(body);
  body.destroy();
  await closed;
  jest.advanceTimersByTime(10 * PACE_MS);
  expect(onProblem).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});
