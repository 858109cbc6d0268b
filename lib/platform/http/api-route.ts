import 'server-only';
import { randomBytes } from 'node:crypto';
import { asRequest } from '../log/current-request';
import { errorSummary } from '../log/error-summary';
import { logger } from '../log/logger';
import { countRequest } from '../metrics/metrics';
import { isRaffleId } from '@/lib/raffle/addresses';
import { apiError, noSuchRaffle } from './api-answers';
import { limitOrRefuse, type LimitRule } from './rate-limit';
import { withXsrfCookie } from './xsrf';

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/** Refusals set the XSRF token too: a visitor who came during an outage must be able to buy right after it. */
export function apiRoute<Context>(
  name: string,
  rule: LimitRule,
  handle: Handler<Context>,
): Handler<Context> {
  return (request, context) => {
    const requestId = randomBytes(6).toString('base64url');
    const startedAt = performance.now();
    return asRequest({ requestId, route: name }, async () => {
      const answer = await answerOrError(name, async () => {
        return (await limitOrRefuse(request, rule)) ?? (await handle(request, context));
      });
      answer.headers.set('X-Request-Id', requestId);
      countRequest(name, answer.status, (performance.now() - startedAt) / 1000);
      return withXsrfCookie(request, answer);
    });
  };
}

/** Below the address of a raffle. */
export function raffleRoute(
  name: string,
  rule: LimitRule,
  handle: (request: Request, raffleId: string) => Promise<Response>,
) {
  return apiRoute(name, rule, async (request, { params }: { params: Promise<{ id: string }> }) => {
    const { id } = await params;
    return isRaffleId(id) ? handle(request, id) : noSuchRaffle();
  });
}

async function answerOrError(name: string, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    logger.error({ event: 'api-route-broke', ...errorSummary(error) });
    return apiError('unavailable');
  }
}
