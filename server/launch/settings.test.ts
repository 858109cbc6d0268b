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
    givenPort: '',
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

test('the demo gets its port, folder and generation', () => {
  const { demo } = readSettings({
    NODE_ENV: 'production',
    DEMO_API_PORT: ' 4001 ',
    DEMO_API_DATA: '/tmp/x',
    DEMO_API_GENERATION: '1',
    DEMO_API_TEST_CONTROLS: '1',
  });
  expect(demo).toEqual({ port: 4001, data: '/tmp/x', generation: '1', hasTestControls: true });
});

test.each([
  [{ PORT: '8080' }, 'http://localhost:8080'],
  [{ PORT: '8080', SITE_URL: 'https://a.example' }, 'https://a.example'],
])('with %j the shop is at %s', (variables, address) => {
  expect(readSettings({ NODE_ENV: 'production', ...variables }).siteUrl).toBe(address);
});

test.each([' ', 'none', 'Ninguno'])('a setting that is "%s" is not set', (nothing) => {
  const names = [
    ...['PORT', 'LISTEN_HOST', 'SITE_URL', 'TRUSTED_PROXIES', 'REDIS_URL', 'REVALIDATE_TOKEN'],
    ...['ADMIN_API_URL', 'DEMO_API_PORT', 'DEMO_API_DATA'],
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

test('a wrong port or host leaves the launcher its own, and the shop is told what was given', () => {
  const settings = readSettings({ NODE_ENV: 'production', PORT: '65536', LISTEN_HOST: 'here' });
  expect(settings).toMatchObject({ port: 3000, host: undefined });
  expect(settingsForShop(settings)).toMatchObject({ STOREFRONT_PORT: '65536' });
});
