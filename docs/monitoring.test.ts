import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createFrontMetrics } from '@/server/http/front-metrics';

const DEPLOY = path.join(__dirname, '..', 'deploy');
const RULES = path.join(DEPLOY, 'prometheus');
const read = (...names: string[]) => readFileSync(path.join(DEPLOY, ...names), 'utf8');

let told: string;

beforeAll(async () => {
  const { countAdminCall, countPurchase, countRequest, countSend, metricsText } =
    await import('@/lib/platform/metrics/metrics');
  await import('@/lib/admin-api/guarded-reads');
  await import('@/lib/admin-api/clock');
  await import('@/lib/admin-api/sales-routes');
  await import('@/lib/admin-api/whatsapp');
  await import('@/lib/platform/http/upload-slots');
  await import('@/lib/images/conversion-queue');
  countAdminCall('rifas', 'ok', 0.1);
  countPurchase('too-many-requests');
  countPurchase('registered');
  countRequest('metrics', 200, 0.1);
  countSend('sent');
  const front = createFrontMetrics();
  front.countRequest('page', 200);
  front.countPage('held');
  front.countAge(0);
  told = (await metricsText()).text + (await front.text());
});

/** Null on a machine without it, which is reported; in CI this is an error. */
function promtool(args: string[]): string | null {
  const { error, stdout, stderr } = spawnSync('promtool', args, {
    encoding: 'utf8',
    cwd: RULES,
  });
  if (!error) return stdout + stderr;
  if (process.env.CI) throw new Error('promtool is not installed.');
  process.stderr.write('NOT TESTED: metrics and alert rules by promtool (it is not installed).\n');
  return null;
}

test('the alert rules are right, and fire when they should', () => {
  expect(promtool(['test', 'rules', 'alerts.test.yml']) ?? 'SUCCESS').toContain('SUCCESS');
});

test('every metric that a rule or a panel uses exists', () => {
  const dashboard = JSON.parse(read('grafana', 'shop.json')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const panels = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const rules = [...read('prometheus', 'alerts.yml').matchAll(/^ +expr: (.*)$/gm)];
  const queries = [...panels, ...rules.map(([, expr = '']) => expr)];
  const asked = new Set(
    queries.flatMap((query) => query.match(/\b(storefront|process)_\w+/g) ?? []),
  );
  expect(asked.size).toBeGreaterThan(8);
  const missing = [...asked].filter((name) => !new RegExp(`^${name}[ {]`, 'm').test(told));
  expect(missing).toEqual([]);
});
