import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { supervise } from './supervise';

const WAITS = 'process.send("up"); setInterval(() => {}, 1000)';
const FINISHES_FIRST = `process.on('SIGTERM', () => setTimeout(() => process.exit(0), 100)); ${WAITS}`;
const IGNORES = `process.on('SIGTERM', () => {}); ${WAITS}`;

function startsOf(...scripts: string[]) {
  const children: ChildProcess[] = [];
  const started: { at: number }[] = [];
  let onStart = () => {};
  const start = async () => {
    const script = scripts[Math.min(children.length, scripts.length - 1)] ?? '';
    const child = spawn(process.execPath, ['-e', script], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    children.push(child);
    started.push({ at: Date.now() });
    onStart();
    return child;
  };
  const untilStarted = (count: number) =>
    new Promise<void>((resolve) => {
      onStart = () => children.length >= count && resolve();
      onStart();
    });
  return { start, children, started, untilStarted };
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test('a killed process is started again', async () => {
  const { start, children, untilStarted } = startsOf(WAITS);
  const { stop } = await supervise({ name: 'Next', start, firstDelayMs: 1 });
  await once(children[0]!, 'message');
  children[0]!.kill('SIGKILL');
  await untilStarted(2);
  expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/Next ended \(SIGKILL\)/));
  await stop(1000);
  expect(children).toHaveLength(2);
  expect(children[1]!.signalCode).toBe('SIGTERM');
});

test('one that dies of its start is started later each time, and said so', async () => {
  const { start, started, untilStarted } = startsOf('process.exit(1)');
  const { stop } = await supervise({ name: 'Next', start, firstDelayMs: 10 });
  await untilStarted(5);
  await stop(1000);
  const pauses = jest
    .mocked(console.error)
    .mock.calls.map(([line]) => /in (\d+) ms/.exec(line)?.[1]);
  expect(pauses.slice(0, 4)).toEqual(['10', '20', '40', '80']);
  expect(started[4]!.at - started[3]!.at).toBeGreaterThanOrEqual(80);
});

test('a code that says that starting again is of no use is passed on', async () => {
  const { start, children } = startsOf('process.exit(78)');
  const code = await new Promise((resolve) => {
    void supervise({
      name: 'Next',
      start,
      finalCodes: [78],
      onFinalCode: resolve,
      firstDelayMs: 1,
    });
  });
  expect(code).toBe(78);
  expect(children).toHaveLength(1);
});

test('to stop is to wait until it has finished its work', async () => {
  const { start, children } = startsOf(FINISHES_FIRST);
  const { stop } = await supervise({ name: 'Next', start });
  await once(children[0]!, 'message');
  await stop(10_000);
  expect(children[0]!.exitCode).toBe(0);
});

test('but not for ever', async () => {
  const { start, children } = startsOf(IGNORES);
  const { stop } = await supervise({ name: 'Next', start });
  await once(children[0]!, 'message');
  await stop(50);
  expect(children[0]!.signalCode).toBe('SIGKILL');
});
