import 'server-only';
// Does not use the global fetch, which Next caches.
import { Agent, fetch } from 'undici';
import webPush from 'web-push';
import { reasonOf } from '@/lib/admin-api/transport';
import { logger } from '@/lib/platform/log/logger';
import { throttled } from '@/lib/platform/log/repeats';
import { warnThrottled } from '@/lib/platform/log/warn-throttled';
import type { Device } from './device';
import type { PushKeys } from './push-keys';

/** `gone`: the phone has no such subscription any more. `away`: the service takes nothing now. */
type SendResult = 'sent' | 'gone' | 'refused' | 'away';

type Message = { title: string; body: string; path: string };

const TIMEOUT_MS = 10_000;

const agent = new Agent({ connect: { timeout: 5000 }, connections: 20 });

export function createSender(vapidDetails: PushKeys, timeoutMs = TIMEOUT_MS) {
  return async function send(
    { endpoint, p256dh, auth }: Device,
    message: Message,
  ): Promise<SendResult> {
    const device = { endpoint, keys: { p256dh, auth } };
    const options = { vapidDetails, urgency: 'high' } as const;
    let request;
    try {
      request = webPush.generateRequestDetails(device, JSON.stringify(message), options);
    } catch {
      // Nothing can be encrypted for such keys.
      return 'gone';
    }
    try {
      const { status, body } = await fetch(endpoint, {
        method: 'POST',
        headers: request.headers as Record<string, string>,
        body: request.body,
        dispatcher: agent,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      void body?.cancel().catch(() => undefined);
      return resultOf(status, new URL(endpoint).host);
    } catch (error) {
      const service = new URL(endpoint).host;
      warnThrottled({ event: 'push-message-refused', service, reason: reasonOf(error) });
      return 'away';
    }
  };
}

function resultOf(status: number, service: string): SendResult {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  const line = { event: 'push-message-refused', service, reason: String(status) };
  // The service does not take the shop's signature, which a wrong clock makes invalid.
  if (status === 401 || status === 403) logger.error(throttled(line));
  else warnThrottled(line);
  return status === 429 || status >= 500 ? 'away' : 'refused';
}
