import { parseEnvironment } from './env';

const SECRET = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';

const minimal = {
  NODE_ENV: 'production',
  ADMIN_API_URL: 'https://admin.example.com/api/',
} as const;

test('one address is enough', () => {
  expect(parseEnvironment(minimal)).toEqual({
    adminApiUrl: 'https://admin.example.com/api',
    uploadsUrl: 'https://admin.example.com/api/uploads',
    adminApiToken: null,
    adminSellerId: null,
    whatsapp: null,
    siteUrl: 'http://localhost:3000',
    redisUrl: null,
    payment: { answerMs: 20_000, settleMs: 20_000 },
    metricsToken: null,
    revalidateToken: null,
    ticketSecret: null,
    pushNotices: true,
    trustedProxies: [],
    dataDir: null,
    winnerShown: 'full',
  });
});

test('every value is read', () => {
  const environment = parseEnvironment({
    ...minimal,
    ADMIN_UPLOADS_URL: 'https://cdn.example.com/u/',
    ADMIN_API_TOKEN: 'secret',
    ADMIN_SELLER_ID: '65f000000000000000000001',
    WHATSAPP_API_URL: 'https://wa.example.com/',
    WHATSAPP_SESSION_ID: 'shop',
    WHATSAPP_SELLER_NUMBER: '+584141234567',
    SITE_URL: 'https://rifas.example.com/',
    TICKET_SECRET: SECRET.slice(0, 32),
    REDIS_URL: 'redis://localhost:6379',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
  });
  expect(environment).toMatchObject({
    uploadsUrl: 'https://cdn.example.com/u',
    whatsapp: {
      apiUrl: 'https://wa.example.com',
      sessionId: 'shop',
      sellerNumber: '584141234567',
    },
    siteUrl: 'https://rifas.example.com',
    redisUrl: 'redis://localhost:6379',
    trustedProxies: ['10.0.0.0/8', '::1'],
  });
});

test.each([
  [{}, true],
  [{ PUSH_NOTICES: 'off' }, false],
  [{ SERVICE_WORKER: 'off' }, false],
])('with %j buyers may be told by push: %s', (variables, expected) => {
  expect(parseEnvironment({ ...minimal, ...variables }).pushNotices).toBe(expected);
});
