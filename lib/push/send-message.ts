import 'server-only';
import { LRUCache } from 'lru-cache';
// Does not use the global fetch, which Next caches.
import { Agent, fetch } from 'undici';
import webPush from 'web-push';
import { createCircuitBreaker } from '@/lib/admin-api/circuit-breaker';
import { reasonOf } from '@/lib/admin-api/transport';
import { warnThrottled } from '@/lib/platform/log/warn-throttled';
import { createSemaphore } from '@/lib/platform/semaphore';
import type { PushKeys } from './push-keys';
import type { Device } from './subscription';

type Message = {
  payload: string;
  /** Seconds. */
  ttl: number;
  isUrgent: boolean;
  /** At most 32 letters of base64url: a later message of the same topic replaces one that waits. */
  topic: string;
};

export type SendResult =
  | 'sent'
  /** The phone has no such subscription any more. */
  | 'gone'
  /** Not taken now. */
  | 'refused'
  /** Never taken. */
  | 'rejected'
  /** Perhaps taken. */
  | 'timeout';

const ENCODING = 'aes128gcm';
const TIMEOUT_MS = 10_000;
const AT_ONCE = { all: 20, ofService: 12 };
const PATIENCE_MS = 60_000;
const SERVICES = 100;
/** A signature is valid for twelve. */
const SIGNED_MS = 6 * 3_600_000;

const agent = new Agent({ connect: { timeout: 5000 }, connections: AT_ONCE.ofService });

/** A service that does not answer rests, and keeps no message for others waiting. */
export function createSender(keys: PushKeys, timeoutMs = TIMEOUT_MS) {
  const slots = createSemaphore({ running: { all: AT_ONCE.all }, patienceMs: PATIENCE_MS });
  const services = new LRUCache<string, ReturnType<typeof openService>>({ max: SERVICES });

  function openService(origin: string) {
    const rules = { failures: 5, kinds: 1, windowMs: 60_000, restMs: 60_000 };
    const room = { maxUnderWay: AT_ONCE.ofService, maxWaiting: 1000, patienceMs: PATIENCE_MS };
    const { subject, publicKey, privateKey } = keys;
    const sign = () => webPush.getVapidHeaders(origin, subject, publicKey, privateKey, ENCODING);
    let signed = { ...sign(), at: Date.now() };
    return {
      breaker: createCircuitBreaker({ ...rules, ...room }),
      authorization() {
        // A clock that was ahead signed for a time to come.
        if (Math.abs(Date.now() - signed.at) > SIGNED_MS) signed = { ...sign(), at: Date.now() };
        return signed.Authorization;
      },
    };
  }

  /** Asks `mayGo` at the last moment. Null if it may not, or if the service rests. */
  return async function send(
    device: Device,
    message: Message,
    mayGo: () => Promise<boolean>,
  ): Promise<SendResult | null> {
    const { origin } = new URL(device.endpoint);
    const service = services.get(origin) ?? openService(origin);
    services.set(origin, service);
    const post = async () => {
      const body = encrypted(device, message.payload);
      if (!body) return 'gone';
      if (!(await mayGo())) return null;
      const result = await postTo(device.endpoint, body, timeoutMs, {
        authorization: service.authorization(),
        'content-encoding': ENCODING,
        'content-type': 'application/octet-stream',
        ttl: String(message.ttl),
        topic: message.topic,
        urgency: message.isUrgent ? 'high' : 'normal',
      });
      service.breaker.note(origin, result !== 'refused' && result !== 'timeout');
      return result;
    };
    return service.breaker.pass(message.topic, () => slots.run({}, post, () => null));
  };
}

/** Null for keys that nothing can be encrypted for. */
function encrypted({ p256dh, auth }: Device, payload: string): Buffer | null {
  try {
    return webPush.encrypt(p256dh, auth, payload, ENCODING).cipherText;
  } catch {
    return null;
  }
}

async function postTo(
  endpoint: string,
  body: Buffer,
  timeoutMs: number,
  headers: Record<string, string>,
): Promise<SendResult> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers,
      body,
      dispatcher: agent,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    void response.body?.cancel().catch(() => undefined);
    return resultOf(response.status, endpoint);
  } catch (error) {
    const reason = reasonOf(error);
    tellRefusal(endpoint, reason);
    return reason === 'unreachable' ? 'refused' : 'timeout';
  }
}

function resultOf(status: number, endpoint: string): SendResult {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  tellRefusal(endpoint, String(status));
  return status === 429 || status >= 500 ? 'refused' : 'rejected';
}

function tellRefusal(endpoint: string, reason: string): void {
  warnThrottled({ event: 'push-message-refused', service: new URL(endpoint).host, reason });
}
