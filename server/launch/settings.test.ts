import path from 'node:path';
import { readSettings } from './settings';

test('nothing has to be set: port 3000, the demo beside the shop', () => {
  expect(readSettings({} as NodeJS.ProcessEnv)).toEqual({
    port: 3000,
    siteUrl: 'http://localhost:3000',
    isHttps: false,
    hasWorker: true,
    demo: {
      port: null,
      data: path.join('demo-api', '.data'),
      generation: '2',
      hasTestControls: false,
    },
    problems: [],
  });
});

test('with an admin API of its own the shop starts no demo', () => {
  const { demo } = readSettings({ NODE_ENV: 'production', ADMIN_API_URL: 'https://a.example/api' });
  expect(demo).toBeNull();
});

test('the demo is told where and how to live', () => {
  const { demo } = readSettings({
    NODE_ENV: 'production',
    DEMO_API_PORT: '3101',
    DEMO_API_DATA: '/tmp/x',
    DEMO_API_GENERATION: '1',
    DEMO_API_TEST_CONTROLS: '1',
  });
  expect(demo).toEqual({ port: 3101, data: '/tmp/x', generation: '1', hasTestControls: true });
});

test('a generation that the demo does not speak is told', () => {
  expect(readSettings({ NODE_ENV: 'production', DEMO_API_GENERATION: '3' }).problems).toEqual([
    'DEMO_API_GENERATION must be 1 or 2, not "3"',
  ]);
});

test('HTTPS is what the address of the shop says', () => {
  expect(readSettings({ NODE_ENV: 'production', SITE_URL: 'https://a.example' }).isHttps).toBe(
    true,
  );
});

test('the worker of phones is sent until it is switched off', () => {
  const { hasWorker } = readSettings({ NODE_ENV: 'production', SERVICE_WORKER: ' off ' });
  expect(hasWorker).toBe(false);
});

test.each(['abc', '70000', '-1', '80.5'])('%s is no port, and the shop is told', (text) => {
  expect(
    readSettings({ NODE_ENV: 'production', PORT: text, DEMO_API_PORT: text }).problems,
  ).toEqual([
    `PORT must be a number from 0 to 65535, not "${text}"`,
    `DEMO_API_PORT must be a number from 0 to 65535, not "${text}"`,
  ]);
});
