import 'server-only';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { processWide } from '../process-wide';

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const metrics = processWide('metrics', () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'storefront_request_seconds',
      help: 'Answers of our API, by route and status',
      labelNames: ['route', 'status'],
      buckets: SECONDS,
      registers,
    }),
    adminApi: new Histogram({
      name: 'storefront_admin_api_seconds',
      help: 'Calls to the admin API, by first part of the path and result',
      labelNames: ['call', 'result'],
      buckets: SECONDS,
      registers,
    }),
    purchases: new Counter({
      name: 'storefront_purchases_total',
      help: 'Purchases, by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    sends: new Counter({
      name: 'storefront_push_sends_total',
      help: 'Messages to push services, by result',
      labelNames: ['result'],
      registers,
    }),
  };
});

export function countRequest(route: string, status: number, seconds: number): void {
  metrics.requests.observe({ route, status }, seconds);
}

export function countAdminCall(call: string, result: string, seconds: number): void {
  metrics.adminApi.observe({ call, result }, seconds);
}

/** `outcome` is a state or a reason of the purchase types, never buyer data. */
export function countPurchase(outcome: string): void {
  metrics.purchases.inc({ outcome });
}

export function countSend(result: string): void {
  metrics.sends.inc({ result });
}

/** `read` is called whenever the metrics are read. The first reader of a name stays. */
export function gauge(name: string, help: string, read: () => number): void {
  if (metrics.registry.getSingleMetric(name)) return;
  const made: Gauge = new Gauge({
    name,
    help,
    registers: [metrics.registry],
    collect: () => made.set(read()),
  });
}

export async function metricsText(): Promise<{ type: string; text: string }> {
  return { type: metrics.registry.contentType, text: await metrics.registry.metrics() };
}
