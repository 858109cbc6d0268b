import { EventEmitter } from 'node:events';
import { startNode } from './child';
import { startNext } from './next-server';

jest.mock('./child', () => ({ startNode: jest.fn() }));

let children: EventEmitter[];
let onStart: () => void;
let onWrongConfiguration: jest.Mock;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  jest.replaceProperty(process, 'env', { ...process.env, NODE_OPTIONS: '' });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  children = [];
  onStart = () => {};
  onWrongConfiguration = jest.fn();
  jest.mocked(startNode).mockImplementation(() => {
    const child = Object.assign(new EventEmitter(), { exitCode: null, signalCode: null });
    children.push(child);
    onStart();
    return child as never;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const start = (env: Record<string, string> = {}, isLoggedAsJson = false) =>
  startNext({ env: env as unknown as NodeJS.ProcessEnv, isLoggedAsJson, onWrongConfiguration });

const asked = () => jest.mocked(startNode).mock.lastCall?.[0];
const portAsked = () => Number(asked()?.args[(asked()?.args.indexOf('-p') ?? 0) + 1]);

test('Next listens on a loopback port of its own, and keeps connections longer than we do', async () => {
  const next = await start();
  const args = asked()?.args.join(' ');
  expect(args).toMatch(
    new RegExp(` start -H 127\\.0\\.0\\.1 -p ${next.port()} --keepAliveTimeout 65000$`),
  );
  expect(next.port()).toBeGreaterThan(0);
});

test('it is told what the shop is told, and runs what was built', async () => {
  await start({ SITE_URL: 'https://a.example' }, true);
  expect(asked()).toMatchObject({
    env: { NODE_ENV: 'production', SITE_URL: 'https://a.example' },
    isLoggedAsJson: true,
  });
});

test.each([
  [undefined, ['--max-old-space-size=512']],
  ['--enable-source-maps', ['--max-old-space-size=512']],
  ['--enable-source-maps --max-old-space-size=2048', []],
])('with NODE_OPTIONS=%s its memory is bounded by %j', async (options, limit) => {
  process.env.NODE_OPTIONS = options;
  if (options === undefined) delete process.env.NODE_OPTIONS;
  await start();
  expect(asked()?.args.filter((arg) => arg.includes('space-size'))).toEqual(limit);
});

test('killed, it is started again on another port, of which whoever asks is told', async () => {
  const next = await start();
  const startedAgain = new Promise<void>((resolve) => (onStart = resolve));
  children[0]!.emit('exit', null, 'SIGKILL');
  jest.advanceTimersByTime(250);
  await startedAgain;
  expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/^Next ended \(SIGKILL\)/));
  expect([children.length, next.port()]).toEqual([2, portAsked()]);
});

test('a configuration that the shop refuses is told and not tried again', async () => {
  await start();
  children[0]!.emit('exit', 78, null);
  children[0]!.emit('close');
  await new Promise(setImmediate);
  jest.advanceTimersByTime(60_000);
  expect(onWrongConfiguration.mock.calls).toEqual([[78]]);
  expect(children).toHaveLength(1);
});
