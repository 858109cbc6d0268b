import 'server-only';
import { request } from 'undici';
import { environment } from '../env';
import { logger } from '../log/logger';
import { countEvent } from '../metrics/metrics';
import { processWide } from '../process-wide';
import { createSemaphore } from '../semaphore';
import type { VisitorEvent } from './visitor-event';

type PurchaseEvent = {
  event: 'purchase';
  raffleId: string;
  /** Count of the numbers bought. */
  numbers: number;
  /** In the raffle's base currency; null when the price is no longer known. */
  total: number | null;
};

const TIMEOUT_MS = 3000;
const LIMITS = { running: { all: 4 }, waiting: { all: 200 }, patienceMs: 10_000 };

/** Sends the event to the owner's endpoint, once and without waiting. An event not accepted in time is lost. */
export function sendEvent(event: VisitorEvent | PurchaseEvent): void {
  const { analyticsUrl } = environment();
  if (!analyticsUrl) return;
  const at = new Date().toISOString();
  const body = JSON.stringify({ ...event, at });
  const slots = processWide('analytics-slots', () => createSemaphore(LIMITS));
  void slots
    .run(
      {},
      () => deliver(analyticsUrl, body),
      () => 'dropped' as const,
    )
    .then(countEvent);
}

async function deliver(url: string, body: string): Promise<'sent' | 'failed'> {
  try {
    // fetch would unpack an answer that nobody reads.
    const { statusCode: status, body: answer } = await request(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.dump();
    const ok = status >= 200 && status < 300;
    if (!ok) logger.warn({ event: 'analytics-refused', status });
    return ok ? 'sent' : 'failed';
  } catch (error) {
    logger.warn({ event: 'analytics-away', error: String(error) });
    return 'failed';
  }
}
