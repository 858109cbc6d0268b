import path from 'node:path';
import { readSettings, settingsForShop } from './settings';

test('nothing has to be set: port 3000, the demo beside the shop', () => {
  expect(readSettings({} as NodeJS.ProcessEnv)).toEqual({
    redisUrl: null,
    revalidateToken: null,
    port: 3000,
    host: undefined,
    siteUrl: 'http://localhost:3000',
    isHttps: false,
    trustedProxies: [],
    hasWorker: true,
    demo: {
      port: null,
      data: path.join('demo-api', '.data'),
      generation: '2',
      hasTestControls: false,
    },
    dataDir: 'none',
    problems: [],
  });
});

test.each([
  [{ ADMIN_API_URL: 'https://a.example/api' }, 'data'],
  [{ ADMIN_API_URL: 'https://a.example/api', DATA_DIR: ' ' }, 'data'],
  [{ ADMIN_API_URL: 'https://a.example/api', DATA_DIR: ' /var/shop ' }, '/var/shop'],
  [{ ADMIN_API_URL: 'https://a.example/api', DATA_DIR: 'none' }, 'none'],
  [{ DATA_DIR: '/var/demo' }, '/var/demo'],
])('with %j what outlives the process is in %s', (variables, folder) => {
  const settings = readSettings({ NODE_ENV: 'production', ...variables });
  expect(settingsForShop(settings).DATA_DIR).toBe(folder);
});

test('with an admin API of its own the shop starts no demo', () => {
  const { demo } = readSettings({ NODE_ENV: 'production', ADMIN_API_URL: 'https://a.example/api' });
  expect(demo).toBeNull();
});

test('the demo gets its port, folder and generation', () => {
  const { demo } = readSettings({
    NODE_ENV: 'production',
    DEMO_API_PORT: '3101',
    DEMO_API_DATA: '/tmp/x',
    DEMO_API_GENERATION: '1',
    DEMO_API_TEST_CONTROLS: '1',
  });
  expect(demo).toEqual({ port: 3101, data: '/tmp/x', generation: '1', hasTestControls: true });
});

test.each([
  [{ PORT: '8080' }, 'http://localhost:8080'],
  [{ PORT: '8080', SITE_URL: 'https://a.example' }, 'https://a.example'],
])('with %j the shop is at %s', (variables, address) => {
  expect(readSettings({ NODE_ENV: 'production', ...variables }).siteUrl).toBe(address);
});

test('the worker of phones is sent until it is switched off', () => {
  const { hasWorker } = readSettings({ NODE_ENV: 'production', SERVICE_WORKER: ' off ' });
  expect(hasWorker).toBe(false);
});

test.each(['abc', '65536', '-1', '80.5'])('%s is no port, and that is reported', (text) => {
  expect(
    readSettings({ NODE_ENV: 'production', PORT: text, DEMO_API_PORT: text }).problems,
  ).toEqual([
    `Escribe un número de 1 a 65535, y no "${text}" (PORT)`,
    `Escribe un número de 0 a 65535, y no "${text}" (DEMO_API_PORT)`,
  ]);
});

test.each(['1', '65535', ' 8080 '])('%j is a port', (text) => {
  const { port, demo, problems } = readSettings({
    NODE_ENV: 'production',
    PORT: text,
    DEMO_API_PORT: text,
  });
  expect([port, demo?.port, problems]).toEqual([Number(text), Number(text), []]);
});

test('a free port is for the demo alone: nobody could know the address of the shop', () => {
  const { demo, problems } = readSettings({
    NODE_ENV: 'production',
    PORT: '0',
    DEMO_API_PORT: '0',
  });
  expect(demo?.port).toBe(0);
  expect(problems).toEqual(['Escribe un número de 1 a 65535, y no "0" (PORT)']);
});

test.each([' ', 'none', 'Ninguno'])('a setting that is "%s" is not set', (nothing) => {
  const names = [
    ...['PORT', 'LISTEN_HOST', 'SITE_URL', 'TRUSTED_PROXIES', 'REDIS_URL', 'REVALIDATE_TOKEN'],
    ...['ADMIN_API_URL', 'DEMO_API_PORT', 'DEMO_API_DATA', 'DEMO_API_GENERATION'],
  ];
  const unset = Object.fromEntries(names.map((name) => [name, nothing]));
  expect(readSettings({ NODE_ENV: 'production', ...unset })).toEqual(
    readSettings({} as NodeJS.ProcessEnv),
  );
});

test('an address in capitals is the same address, with TLS', () => {
  const { siteUrl, isHttps } = readSettings({
    NODE_ENV: 'production',
    SITE_URL: 'HTTPS://Rifas.Example.com/',
  });
  expect([siteUrl, isHttps]).toEqual(['https://rifas.example.com', true]);
});

test('spaces around a setting are removed', () => {
  const { siteUrl, isHttps, demo, problems } = readSettings({
    NODE_ENV: 'production',
    SITE_URL: ' https://a.example\n',
    DEMO_API_DATA: ' /tmp/x ',
    DEMO_API_GENERATION: ' 1 ',
  });
  expect([siteUrl, isHttps]).toEqual(['https://a.example', true]);
  expect(demo).toMatchObject({ data: '/tmp/x', generation: '1' });
  expect(problems).toEqual([]);
});

test.each(['3', '11', '1x', 'x2', '0'])('no demo speaks generation %s', (text) => {
  const { demo, problems } = readSettings({ NODE_ENV: 'production', DEMO_API_GENERATION: text });
  expect(demo?.generation).toBe('2');
  expect(problems).toEqual([`Escribe 1 o 2, y no "${text}" (DEMO_API_GENERATION)`]);
});

test('the shop gets its address, and its problems line by line', () => {
  const told = settingsForShop(
    readSettings({ NODE_ENV: 'production', PORT: 'x', DEMO_API_GENERATION: '3' }),
  );
  expect(told).toEqual({
    SITE_URL: 'http://localhost:3000',
    DATA_DIR: 'none',
    STOREFRONT_PROBLEMS:
      'Escribe un número de 1 a 65535, y no "x" (PORT)\nEscribe 1 o 2, y no "3" (DEMO_API_GENERATION)',
  });
});

test.each([
  ['127.0.0.1', '127.0.0.1', []],
  [' ::1 ', '::1', []],
  ['', undefined, []],
  [
    'my-machine',
    undefined,
    ['Escribe una dirección como 127.0.0.1, y no "my-machine" (LISTEN_HOST)'],
  ],
])('LISTEN_HOST %j: the shop listens at %s', (text, expected, told) => {
  const { host, problems } = readSettings({ NODE_ENV: 'production', LISTEN_HOST: text });
  expect([host, problems]).toEqual([expected, told]);
});
