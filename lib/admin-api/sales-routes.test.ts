import { recordingAdmin, type RecordedRequest } from './recording-admin.test-kit';

const MINUTE_MS = 60_000;
const NOW = Date.UTC(2027, 0, 15);
const ANA = 'a'.repeat(24);
const BEA = 'b'.repeat(24);
const WEB = { desde: 0, hasta: 5, $or: [{ name: { $regex: 'web', $options: 'i' } }] };

const admin = recordingAdmin();

/** The module remembers routes and the environment, so each test loads its own. */
async function load(token: string | null) {
  jest.resetModules();
  delete process.env.ADMIN_API_TOKEN;
  if (token) process.env.ADMIN_API_TOKEN = token;
  const { firstGeneration } = await import('./generation-1');
  const { secondGeneration } = await import('./generation-2');
  const { getWebRouteId } = await import('./sales-routes');
  const { logger } = await import('@/lib/platform/log/logger');
  const generations = { first: firstGeneration, second: secondGeneration };
  const getRouteId = (
    name: keyof typeof generations,
    accountId: string | null,
    now: number = NOW,
  ): Promise<string | null> => getWebRouteId({ generation: generations[name], accountId }, now);
  return { getRouteId, warn: jest.spyOn(logger, 'warn') };
}

const routeOf = ({ body }: RecordedRequest) => {
  const { admin: seller = 'any' } = JSON.parse(body.toString()) as { admin?: string };
  return { body: { ok: true, rutas: [{ ruid: `route of ${seller}`, name: 'Ventas WEB' }] } };
};

// spec: web-route, routes-query
test('each seller’s route is remembered apart', async () => {
  const { getRouteId } = await load(null);
  admin.answer(routeOf);
  for (const seller of [ANA, BEA, ANA, BEA]) {
    expect(await getRouteId('second', seller)).toBe(`route of ${seller}`);
  }
  expect(admin.jsonAsked()).toEqual([
    { ...WEB, admin: ANA },
    { ...WEB, admin: BEA },
  ]);
});

// spec: routes-query
test('without a seller the first generation is asked for any route of the web', async () => {
  const { getRouteId } = await load('secret');
  admin.answer(routeOf);
  expect(await getRouteId('first', null)).toBe('route of any');
  expect(await getRouteId('first', null)).toBe('route of any');
  expect(admin.jsonAsked()).toEqual([WEB]);
});

// spec: routes-token
test.each(['first', 'second'] as const)('the %s generation is shown the token', async (name) => {
  const { getRouteId } = await load('secret');
  admin.answer(routeOf);
  expect(await getRouteId(name, ANA)).toBe(`route of ${ANA}`);
  expect(admin.asked().map(({ line }) => line)).toEqual(['POST /api/rutas/query']);
  expect(admin.asked().map(({ headers }) => headers['x-token'])).toEqual(['secret']);
});

test.each([
  [10 * MINUTE_MS - 1, 1],
  [10 * MINUTE_MS, 2],
])('after %i ms the route was asked for %i times', async (later, times) => {
  const { getRouteId } = await load(null);
  admin.answer(routeOf);
  await getRouteId('second', ANA, NOW);
  await getRouteId('second', ANA, NOW + later);
  expect(admin.asked()).toHaveLength(times);
});

test('a route once known outlives a failure', async () => {
  const { getRouteId } = await load(null);
  admin.answer(routeOf);
  await getRouteId('second', ANA, NOW);
  admin.answer({ status: 500, body: {} });
  expect(await getRouteId('second', ANA, NOW + 11 * MINUTE_MS)).toBe(`route of ${ANA}`);
});

// spec: web-route
test.each([
  [null, false],
  ['secret', true],
])('with the token %p the log reports a missing route: hasToken %p', async (token, hasToken) => {
  const { getRouteId, warn } = await load(token);
  admin.answer({ body: { ok: true, rutas: [{ ruid: 'r1', name: 'Calle' }] } });
  expect(await getRouteId('second', ANA)).toBeNull();
  expect(warn.mock.calls).toEqual([[{ event: 'web-route-missing', hasToken }]]);
});
