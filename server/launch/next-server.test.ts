import { EventEmitter } from 'node:events';
import { CONTENT_TAKEN } from '../../lib/content/content-taken';
import { IDLE_MS } from '../http/relay';
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

const start = (env: Record<string, string> = {}, onContent = jest.fn()) =>
  startNext({ env: env as unknown as NodeJS.ProcessEnv, onWrongConfiguration, onContent });

const asked = () => jest.mocked(startNode).mock.lastCall?.[0];
const portAsked = () => Number(asked()?.args[(asked()?.args.indexOf('-p') ?? 0) + 1]);

const valueOf = (option: string) => asked()?.args[asked()!.args.indexOf(option) + 1];

test('nobody else on the network reaches Next, on a port that is free each time', async () => {
  const ports = [(await start()).port(), (await start()).port()];
  expect(valueOf('-H')).toBe('127.0.0.1');
  expect(portAsked()).toBe(ports[1]);
  expect(new Set(ports).size).toBe(2);
  expect(Math.min(...ports)).toBeGreaterThan(0);
});

test('Next closes an idle connection later than the front, which may have a payment on it', async () => {
  await start();
  expect(Number(valueOf('--keepAliveTimeout'))).toBeGreaterThan(IDLE_MS);
});

test('Next gets the environment of the shop, and runs the build', async () => {
  await start({ SITE_URL: 'https://a.example' });
  expect(asked()?.env).toMatchObject({ NODE_ENV: 'production', SITE_URL: 'https://a.example' });
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

test('a killed Next is started again on another port, which callers then get', async () => {
  const next = await start();
  const startedAgain = new Promise<void>((resolve) => (onStart = resolve));
  children[0]!.emit('exit', null, 'SIGKILL');
  jest.advanceTimersByTime(250);
  await startedAgain;
  expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/^Next ended \(SIGKILL\)/));
  expect([children.length, next.port()]).toEqual([2, portAsked()]);
});

test('a configuration that the shop refuses is reported and not tried again', async () => {
  await start();
  children[0]!.emit('exit', 78, null);
  children[0]!.emit('close');
  await new Promise(setImmediate);
  jest.advanceTimersByTime(60_000);
  expect(onWrongConfiguration.mock.calls).toEqual([[78]]);
  expect(children).toHaveLength(1);
});

test('the front hears of content that Next has taken, and of nothing else that Next sends', async () => {
  const onContent = jest.fn();
  await start({}, onContent);
  children[0]!.emit('message', { nextWorkerReady: true });
  expect(onContent).not.toHaveBeenCalled();
  children[0]!.emit('message', CONTENT_TAKEN);
  expect(onContent).toHaveBeenCalledTimes(1);
});
