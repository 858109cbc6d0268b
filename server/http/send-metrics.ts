import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FrontMetrics } from './front-metrics';
import { answerHeaders } from './passed-headers';
import type { Relay } from './relay';

export const METRICS_PATH = '/api/metrics';

/** Who may read them is decided behind: what the front counts is added to an answer that was given. */
export function createSendMetrics(relay: Relay, metrics: FrontMetrics) {
  return function sendMetrics(req: IncomingMessage, res: ServerResponse): void {
    // The two texts become one.
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
