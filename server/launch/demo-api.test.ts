import { EventEmitter } from 'node:events';
import path from 'node:path';
import { startNode } from './child';
import { startDemoApi } from './demo-api';
import { untilAnswers } from './until-answers';

jest.mock('./child', () => ({ startNode: jest.fn() }));
jest.mock('./until-answers', () => ({ untilAnswers: jest.fn(() => Promise.resolve()) }));

let child: EventEmitter;

beforeEach(() => {
  child = Object.assign(new EventEmitter(), { exitCode: null, signalCode: null });
  jest.mocked(startNode).mockReturnValue(child as never);
});
afterEach(() => jest.clearAllMocks());

const SETTINGS = { port: 3101, data: '/tmp/x', generation: '1', hasTestControls: false };

const argsAsked = () => jest.mocked(startNode).mock.lastCall?.[0].args ?? [];

test('the demo starts with its port and options, and the launcher waits for it', async () => {
  const { origin } = await startDemoApi(SETTINGS);
  const [file, ...args] = argsAsked();
  expect(file).toBe(path.resolve('demo-api', 'main.js'));
  expect(args.join(' ')).toBe('--port 3101 --data /tmp/x --generation 1');
  expect(origin).toBe('http://127.0.0.1:3101');
  expect(jest.mocked(untilAnswers).mock.calls.map(([url]) => url())).toEqual([origin]);
});

test('tests may control it', async () => {
  await startDemoApi({ ...SETTINGS, hasTestControls: true });
  expect(argsAsked().at(-1)).toBe('--test-controls');
});

test('without a port of its own it has one that is free', async () => {
  const { origin } = await startDemoApi({ ...SETTINGS, port: null });
  const port = argsAsked()[2];
  expect(Number(port)).toBeGreaterThan(0);
  expect(origin).toBe(`http://127.0.0.1:${port}`);
});

test('the shop is led to it, and knows that it is a demo', async () => {
  const { env } = await startDemoApi(SETTINGS);
  expect(env).toMatchObject({
    ADMIN_API_URL: 'http://127.0.0.1:3101/api',
    WHATSAPP_API_URL: 'http://127.0.0.1:3101',
    STOREFRONT_DEMO: '1',
  });
});

test('a folder that it cannot use ends the launcher too', async () => {
  const exit = jest.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
  await startDemoApi(SETTINGS);
  child.emit('exit', 78, null);
  child.emit('close');
  await new Promise(setImmediate);
  expect(exit).toHaveBeenCalledWith(78);
  exit.mockRestore();
});

test('it is named when it ends by itself', async () => {
  jest.useFakeTimers();
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  await startDemoApi(SETTINGS);
  child.emit('exit', 1, null);
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/^The demo admin API ended \(code 1\)/));
  said.mockRestore();
  jest.useRealTimers();
});
