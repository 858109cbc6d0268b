import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';

/** The module remembers routes and the environment, so each test loads its own. */
async function askFor(demo: DemoApi, token?: string) {
  jest.resetModules();
  process.env.ADMIN_API_URL = demo.apiUrl;
  delete process.env.ADMIN_API_TOKEN;
  if (token) process.env.ADMIN_API_TOKEN = token;
  const { getWebRouteId } = await import('./sales-routes');
  const { getRaffleForSale } = await import('./raffles');
  const { rifid } = await demo.control.createRaffle();
  const sale = await getRaffleForSale(rifid);
  if (!sale.ok) throw new Error(sale.reason);
  await demo.control.clearRequests();
  return (now?: number) => getWebRouteId(sale.value, now);
}

const MINUTE_MS = 60_000;

describe.each([1, 2] as const)('generation %i', (generation) => {
  let demo: DemoApi;

  beforeAll(async () => {
    demo = await startDemoApi({ generation });
  });
  afterAll(() => demo.stop());

  test('the route of the web, asked for once in ten minutes', async () => {
    const getRouteId = await askFor(demo, demo.token);
    const asked = async () => (await demo.control.requests('/rutas/query')).length;
    const id = await getRouteId(0);
    expect(id).toMatch(/^[0-9a-f]{24}$/);
    const once = await asked();
    expect(once).toBeGreaterThan(0);
    expect(await getRouteId(9 * MINUTE_MS)).toBe(id);
    expect(await asked()).toBe(once);
    expect(await getRouteId(11 * MINUTE_MS)).toBe(id);
    expect(await asked()).toBe(2 * once);
  });

  test('the seller is named', async () => {
    const getRouteId = await askFor(demo, demo.token);
    await getRouteId();
    const [first] = await demo.control.requests('/rutas/query');
    expect(JSON.parse(first?.body ?? '')).toMatchObject({ admin: demo.sellerId });
  });

  test('a route once known outlives a failure', async () => {
    const getRouteId = await askFor(demo, demo.token);
    const id = await getRouteId(0);
    const fault = await demo.control.addFault({ path: '/api/rutas', kind: 'html', times: 0 });
    expect(await getRouteId(11 * MINUTE_MS)).toBe(id);
    await demo.control.removeFault(fault);
  });

  test.each([undefined, 'wrong'])('with the token %p there is no error', async (token) => {
    const getRouteId = await askFor(demo, token);
    const id = await getRouteId();
    if (generation === 1) expect(id).toBeNull();
    else expect(id).toMatch(/^[0-9a-f]{24}$/);
  });
});
