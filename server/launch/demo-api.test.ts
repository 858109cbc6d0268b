import { EventEmitter } from 'node:events';
import { startNode } from './child';
import { startDemoApi } from './demo-api';

jest.mock('./child', () => ({ startNode: jest.fn() }));
jest.mock('./until-answers', () => ({ untilAnswers: jest.fn(() => Promise.resolve()) }));

let child: EventEmitter;

beforeEach(() => {
  child = Object.assign(new EventEmitter(), { exitCode: null, signalCode: null });
  jest.mocked(startNode).mockReturnValue(child as never);
});
afterEach(() => jest.clearAllMocks());

const SETTINGS = { port: 3101, data: '/tmp/x', generation: '1', hasTestControls: false };

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
