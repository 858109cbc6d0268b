import { spawn, type ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { supervise } from './supervise';

const WAITS = 'process.send("up"); setInterval(() => {}, 1000)';
const FINISHES_FIRST = `process.on('SIGTERM', () => setTimeout(() => process.exit(0), 100)); ${WAITS}`;
const IGNORES = `process.on('SIGTERM', () => {}); ${WAITS}`;

function startsOf(script: string) {
  const children: ChildProcess[] = [];
  const start = async () => {
    const stdio = ['ignore', 'ignore', 'ignore', 'ipc'] as const;
    const child = spawn(process.execPath, ['-e', script], { stdio: [...stdio] });
    children.push(child);
    return child;
  };
  return { start, children };
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

test('stopping waits until the process has finished its work', async () => {
  const { start, children } = startsOf(FINISHES_FIRST);
  const { stop } = await supervise({ name: 'Next', start });
  await once(children[0]!, 'message');
  await stop(10_000);
  expect(children[0]!.exitCode).toBe(0);
});

test('stopping does not wait for ever', async () => {
  const { start, children } = startsOf(IGNORES);
  const { stop } = await supervise({ name: 'Next', start });
  await once(children[0]!, 'message');
  await stop(50);
  expect(children[0]!.signalCode).toBe('SIGKILL');
});

describe('by the clock', () => {
  type Child = EventEmitter & {
    exitCode: number | null;
    signalCode: NodeJS.Signals | null;
    kill: jest.Mock;
  };

  let children: Child[];

  beforeEach(() => {
    jest.useFakeTimers();
    children = [];
  });

  const start = async () => {
    const child = Object.assign(new EventEmitter(), { exitCode: null, signalCode: null });
    children.push(Object.assign(child, { kill: jest.fn() }));
    return children.at(-1) as never;
  };

  function end(code: number | null, signal: NodeJS.Signals | null = null): void {
    const child = children.at(-1)!;
    Object.assign(child, { exitCode: code, signalCode: signal });
    child.emit('exit', code, signal);
  }

  const said = () => jest.mocked(console.error).mock.calls.map(([line]) => String(line));

  test('a process that lived for more than half a minute restarts as soon as the first time', async () => {
    await supervise({ name: 'Next', start });
    for (const [livedMs, delay] of [
      [0, 250],
      [30_000, 500],
      [30_001, 250],
      [0, 500],
    ] as const) {
      await jest.advanceTimersByTimeAsync(livedMs);
      end(1);
      await jest.advanceTimersByTimeAsync(delay);
    }
    expect(said()).toEqual([
      'Next ended (code 1), 1 in a row: starting it again in 250 ms',
      'Next ended (code 1), 2 in a row: starting it again in 500 ms',
      'Next ended (code 1), 1 in a row: starting it again in 250 ms',
      'Next ended (code 1), 2 in a row: starting it again in 500 ms',
    ]);
    expect(children).toHaveLength(5);
  });

  test('nobody waits longer than half a minute for the next start', async () => {
    await supervise({ name: 'Next', start });
    for (let death = 1; death <= 10; death += 1) {
      end(null, 'SIGKILL');
      await jest.advanceTimersByTimeAsync(30_000);
      expect(children).toHaveLength(death + 1);
    }
    expect(said().at(-1)).toMatch(/\(SIGKILL\), 10 in a row.* 30000 ms$/);
  });

  test.each([
    ['with a wrong configuration', 78, {}],
    ['that is not restarted', 1, { isRestarted: false }],
  ])('a process %s ends when all that it said is read', async (_what, code, options) => {
    const onEnd = jest.fn();
    await supervise({ name: 'Next', start, onEnd, ...options });
    end(code);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(onEnd).not.toHaveBeenCalled();
    children[0]!.emit('close');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(onEnd.mock.calls).toEqual([[code]]);
    expect(children).toHaveLength(1);
  });

  test('a stopped process is not started again, and nothing is logged', async () => {
    const { stop } = await supervise({ name: 'Next', start });
    const stopped = stop(1000);
    await jest.advanceTimersByTimeAsync(0);
    expect(children[0]!.kill.mock.calls).toEqual([['SIGTERM']]);
    end(null, 'SIGTERM');
    children[0]!.emit('close');
    await jest.advanceTimersByTimeAsync(60_000);
    await stopped;
    expect(children[0]!.kill).toHaveBeenCalledTimes(1);
    expect(children).toHaveLength(1);
    expect(said()).toEqual([]);
  });

  test.each<[number | null, NodeJS.Signals | null]>([
    [1, null],
    [null, 'SIGKILL'],
  ])(
    'a process that ended by itself (%s, %s) is stopped at once, and stays so',
    async (code, signal) => {
      const { stop } = await supervise({ name: 'Next', start });
      end(code, signal);
      await stop(1000);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(children).toHaveLength(1);
      expect(children[0]!.kill).not.toHaveBeenCalled();
    },
  );
});
