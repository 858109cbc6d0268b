import 'server-only';
import { randomBytes } from 'node:crypto';
import { asRequest } from '@/lib/log/current-request';
import { errorMark } from '@/lib/log/error-mark';
import { logger } from '@/lib/log/logger';
import { countRequest } from '@/lib/metrics/metrics';
import { doorRefusal } from './door-refusal';
import { limitOrRefuse, type LimitRule } from './rate-limit';
import { withXsrfCookie } from './xsrf';

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/**
 * A door of our API: limited per client, measured under `name`, each request with an id that its log lines and its
 * answer carry, and an answer even when the work throws. Every answer, refusals too, gives the XSRF token to who has
 * none: a visitor who came while nothing else worked must be able to buy as soon as it does.
 */
export function door<Context>(
  name: string,
  rule: LimitRule,
  handle: Handler<Context>,
): Handler<Context> {
  return (request, context) => {
    const requestId = randomBytes(6).toString('base64url');
    const startedAt = performance.now();
    return asRequest({ requestId }, async () => {
      const answer = await answerOrRefuse(name, async () => {
        return (await limitOrRefuse(request, rule)) ?? (await handle(request, context));
      });
      answer.headers.set('X-Request-Id', requestId);
      countRequest(name, answer.status, (performance.now() - startedAt) / 1000);
      return withXsrfCookie(request, answer);
    });
  };
}

async function answerOrRefuse(name: string, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    logger.error({ event: 'door-broke', door: name, ...errorMark(error) });
    return doorRefusal('unavailable');
  }
}
