import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';

let demo: DemoApi;
let messaging: Server;

beforeAll(async () => {
  demo = await startDemoApi({ generation: 1 });
  await demo.control.createRaffle({ tickets: 3 });
  messaging = createServer((_, res) => void res.writeHead(503).end());
  await once(messaging.listen(0, '127.0.0.1'), 'listening');
});

afterAll(async () => {
  messaging.close();
  await demo.stop();
});

const shared = globalThis as { [key: symbol]: unknown };

/** Reads readiness and metrics of a new process with these settings. */
async function ready(variables: Record<string, string>, offMs = 0) {
  jest.resetModules();
  for (const key of Object.getOwnPropertySymbols(shared)) {
    if (key.description?.startsWith('storefront.')) delete shared[key];
  }
  jest.replaceProperty(process, 'env', {
    ...process.env,
    LOG_LEVEL: 'silent',
    ADMIN_API_URL: demo.apiUrl,
    ADMIN_SELLER_ID: demo.sellerId,
    ADMIN_API_TOKEN: demo.token,
    ...variables,
  });
  const start = Date.now();
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => start + offMs);
  const { GET } = await import('./route');
  const response = await GET(new Request('http://127.0.0.1/api/health/ready'));
  const { metricsText } = await import('@/lib/platform/metrics/metrics');
  const { text } = await metricsText();
  clock.mockRestore();
  jest.restoreAllMocks();
  return { status: response.status, told: (await response.json()) as object, text };
}

test('nothing is said of services that are well', async () => {
  const { status, told, text } = await ready({});
  expect(status).toBe(200);
  expect(told).toMatchObject({ salesRoute: 'known', messaging: 'off', clock: 'right' });
  expect(text).toContain('storefront_sales_route_known 1\n');
  expect(text).toContain('storefront_messaging_answering 1\n');
});

test('a revoked token is a warning, and a metric', async () => {
  const { status, told, text } = await ready({ ADMIN_API_TOKEN: 'revoked' });
  expect(status).toBe(200);
  expect(told).toMatchObject({ salesRoute: expect.stringContaining('missing') });
  expect(text).toContain('storefront_sales_route_known 0\n');
});

test('a clock that is minutes off is a warning, and a metric', async () => {
  const { status, told, text } = await ready({}, -7 * 60_000);
  expect(status).toBe(200);
  expect(told).toMatchObject({ clock: '7 minutes behind the admin API' });
  expect(text).toMatch(/^storefront_clock_ahead_seconds -4(19|2\d)$/m);
});

test('a messaging service that is down is a warning, and a metric', async () => {
  const { port } = messaging.address() as AddressInfo;
  const { status, told, text } = await ready({
    WHATSAPP_API_URL: `http://127.0.0.1:${port}`,
    WHATSAPP_SESSION_ID: 'shop',
    WHATSAPP_SELLER_NUMBER: '584141234567',
  });
  expect(status).toBe(200);
  expect(told).toMatchObject({ messaging: 'away' });
  expect(text).toContain('storefront_messaging_answering 0\n');
});
