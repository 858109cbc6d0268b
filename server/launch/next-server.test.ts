import { EventEmitter } from 'node:events';
import { IDLE_MS } from '../http/relay';
import { startNode } from './child';
import { startNext } from './next-server';

jest.mock('./child', () => ({ startNode: jest.fn() }));

beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_OPTIONS: '' });
  jest.mocked(startNode).mockReturnValue(new EventEmitter() as never);
});

const start = () =>
  startNext({ env: { NODE_ENV: 'test' }, onEnd: jest.fn(), onContent: jest.fn() });

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
