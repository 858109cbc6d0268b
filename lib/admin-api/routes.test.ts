import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';

let demo: DemoApi;

beforeAll(async () => {
  demo = await startDemoApi();
  process.env.ADMIN_API_URL = demo.apiUrl;
});

afterAll(() => demo.stop());

beforeEach(() => {
  jest.resetModules();
  delete process.env.ADMIN_API_TOKEN;
});

test('the route of the web, asked for once in ten minutes', async () => {
  process.env.ADMIN_API_TOKEN = demo.token;
  await demo.control.clearRequests();
  const { getWebRouteId } = await import('./routes');
  const id = await getWebRouteId(0);
  expect(id).toMatch(/^[0-9a-f]{24}$/);
  expect(await getWebRouteId(9 * 60_000)).toBe(id);
  expect(await demo.control.requests('/rutas/query')).toHaveLength(1);
  expect(await getWebRouteId(11 * 60_000)).toBe(id);
  expect(await demo.control.requests('/rutas/query')).toHaveLength(2);
});

test('a route once known outlives a failure', async () => {
  process.env.ADMIN_API_TOKEN = demo.token;
  const { getWebRouteId } = await import('./routes');
  const id = await getWebRouteId(0);
  const fault = await demo.control.addFault({ path: '/api/rutas', kind: 'html', times: 0 });
  expect(await getWebRouteId(11 * 60_000)).toBe(id);
  await demo.control.removeFault(fault);
});

test.each([undefined, 'wrong'])('with the token %p there is none, and no error', async (token) => {
  if (token) process.env.ADMIN_API_TOKEN = token;
  const { getWebRouteId } = await import('./routes');
  expect(await getWebRouteId()).toBeNull();
});
