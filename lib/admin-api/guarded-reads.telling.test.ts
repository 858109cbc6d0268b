import { recordingAdmin } from './recording-admin.test-kit';
import type { createCircuitBreaker } from './circuit-breaker';

const BREAKER = Symbol.for('storefront.admin-api-circuit-breaker');
const shared = globalThis as { [key: symbol]: unknown };
const RIFID = 'a'.repeat(24);
const admin = recordingAdmin();

/** Like a new process, it knows nothing about the admin API yet. */
async function freshProcess() {
  jest.resetModules();
  for (const key of Object.getOwnPropertySymbols(shared)) {
    if (key.description?.startsWith('storefront.')) delete shared[key];
  }
  const { logger } = await import('@/lib/platform/log/logger');
  const told: unknown[] = [];
  jest
    .spyOn(logger, 'error')
    .mockImplementation((line: unknown) => void told.push(['error', line]));
  jest.spyOn(logger, 'info').mockImplementation((line: unknown) => void told.push(['info', line]));
  return { told, ...(await import('./guarded-reads')) };
}

type Noted = { noteAnswer: (path: string, isAnswered: boolean) => void };

function fail({ noteAnswer }: Noted, times: number) {
  for (let time = 0; time < times; time += 1) {
    noteAnswer(time % 2 ? '/rifas/query' : `/rifas/${RIFID}`, false);
  }
}

async function gauges() {
  const { metricsText } = await import('@/lib/platform/metrics/metrics');
  const { text } = await metricsText();
  return text.match(/^storefront_admin_api_(answering|waiting) .*$/gm);
}

test('the log says once that the admin API is away, and once that it is back', async () => {
  const shop = await freshProcess();
  fail(shop, 9);
  expect(shop.told).toEqual([]);
  fail(shop, 1);
  expect(shop.told).toEqual([['error', { event: 'admin-api-away' }]]);
  fail(shop, 10);
  shop.noteAnswer('/rutas/query', true);
  shop.noteAnswer('/rutas/query', true);
  expect(shop.told).toEqual([
    ['error', { event: 'admin-api-away' }],
    ['info', { event: 'admin-api-back' }],
  ]);
});

test('the admin API is away only when other requests fail too, however many raffles cannot be read', async () => {
  const shop = await freshProcess();
  for (let time = 0; time < 20; time += 1) {
    shop.noteAnswer(`/rifas/${String(time).padStart(24, 'a')}`, false);
  }
  expect(shop.isAdminApiAnswering()).toBe(true);
  shop.noteAnswer('/rifas/query', false);
  expect(shop.isAdminApiAnswering()).toBe(false);
});

test('an admin API whose answers take 8 s is told as not answering, and is still asked', async () => {
  let lateMs = 0;
  const realNow = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => realNow() + lateMs);
  const shop = await freshProcess();
  const { callAdmin } = await import('./transport');
  const ask = (slowness: number) => {
    admin.answer(() => ({ body: { ok: true, at: (lateMs += slowness) } }));
    return Promise.all(
      ['/rifas/query', '/tickets/query'].map((path) => callAdmin({ method: 'POST', path })),
    );
  };
  for (let visit = 1; visit <= 5; visit += 1) await ask(8000);
  expect(await gauges()).toContain('storefront_admin_api_answering 0');
  expect(shop.isAdminApiAnswering()).toBe(true);
  await ask(0);
  expect(await gauges()).toContain('storefront_admin_api_answering 1');
});

test('one copy of the module knows what the other learns', async () => {
  const pages = await freshProcess();
  jest.resetModules();
  const routes = await import('./guarded-reads');
  expect(routes.noteAnswer).not.toBe(pages.noteAnswer);
  fail(pages, 10);
  expect(routes.isAdminApiAnswering()).toBe(false);
  const kept = shared[BREAKER] as ReturnType<typeof createCircuitBreaker>;
  expect(kept.isOpen()).toBe(true);
});
