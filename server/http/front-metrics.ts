import { Counter, Histogram, Registry } from 'prom-client';
import type { TransformHtml } from '../document/transform-html';
import type { RequestKind } from './request-kind';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerHeaders } from './passed-headers';
import type { Relay } from './relay';

type PageSource = 'held' | 'asked' | 'unavailable' | 'unshared';

const AGES = [1, 2, 5, 10, 30, 60, 300, 1800, 7200];

/** Counts for one front. Addresses are not labels: anybody can make up a thousand. */
export function createFrontMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'storefront_front_requests_total',
    help: 'Answers of the front, by kind of request and status',
    labelNames: ['kind', 'status'],
    registers,
  });
  const pages = new Counter({
    name: 'storefront_front_pages_total',
    help: 'Requests for pages, by where the page came from',
    labelNames: ['source'],
    registers,
  });
  const ages = new Histogram({
    name: 'storefront_front_page_age_seconds',
    help: 'Seconds since Next last confirmed the page that was sent',
    buckets: AGES,
    registers,
  });
  const untransformed = new Counter({
    name: 'storefront_front_transform_failures_total',
    help: 'Documents of Next that could not be prepared',
    registers,
  });
  const refused = new Counter({
    name: 'storefront_front_refused_scripts_total',
    help: 'Inline scripts that the policy blocks',
    registers,
  });

  return {
    countRequest: (kind: RequestKind['kind'], status: number) =>
      requests.inc({ kind, status: String(status) }),
    countPage: (source: PageSource) => pages.inc({ source }),
    countAge: (ageMs: number) => ages.observe(ageMs / 1000),
    countTransformFailure: () => untransformed.inc(),
    countRefusedScripts: (count: number) => refused.inc(count),
    text: () => registry.metrics(),
  };
}

export type FrontMetrics = ReturnType<typeof createFrontMetrics>;

export function withCounts(transformHtml: TransformHtml, metrics: FrontMetrics): TransformHtml {
  return function counted(...given) {
    try {
      const transformed = transformHtml(...given);
      metrics.countRefusedScripts(transformed.refused.length);
      return transformed;
    } catch (error) {
      metrics.countTransformFailure();
      throw error;
    }
  };
}

export const METRICS_PATH = '/api/metrics';

/** Next decides who may read the metrics. The front adds its own to an answer that was granted. */
export function createSendMetrics(relay: Relay, metrics: FrontMetrics) {
  return function sendMetrics(req: IncomingMessage, res: ServerResponse): void {
    // The two texts are joined, so Next's must be uncompressed.
    delete req.headers['accept-encoding'];
    relay(req, res, (answer) => {
      if (req.method !== 'GET' || answer.statusCode !== 200) return false;
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('end', () => void finish(Buffer.concat(chunks).toString()));
      answer.once('error', () => res.destroy());

      async function finish(text: string): Promise<void> {
        const headers = answerHeaders(answer.headers);
        delete headers['content-length'];
        res.writeHead(200, headers).end(`${text.trimEnd()}\n${await metrics.text()}`);
      }
      return true;
    });
  };
}
