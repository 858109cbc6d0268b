import 'server-only';
import { fetch } from 'undici';
import { environment } from '@/lib/platform/env';
import { gauge } from '@/lib/platform/metrics/metrics';
import { processWide } from '@/lib/platform/process-wide';
import { callAdmin } from './transport';

const TIMEOUT_MS = 10_000;
const PROBE_TIMEOUT_MS = 2000;

const service = processWide('messaging', () => ({ hasTaken: true, isReached: true }));

gauge(
  'storefront_messaging_answering',
  '0 while the messaging service is away, and after a message that it did not take',
  () => (service.hasTaken && service.isReached ? 1 : 0),
);

/** Sends no message: a service that answers may still refuse the next one. */
export async function messagingState(): Promise<'off' | 'answering' | 'refusing' | 'away'> {
  const { whatsapp } = environment();
  if (!whatsapp) return 'off';
  const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
  const response = await fetch(whatsapp.apiUrl, { signal }).catch(() => null);
  await response?.body?.cancel();
  service.isReached = response !== null && response.status < 500;
  if (!service.isReached) return 'away';
  return service.hasTaken ? 'answering' : 'refusing';
}

export async function notifySeller(message: string): Promise<void> {
  const { whatsapp } = environment();
  if (whatsapp) await send(whatsapp.sellerNumber, message);
}

/** @param phone digits with the country code */
export async function notifyBuyer(phone: string, message: string): Promise<void> {
  await send(phone, message);
}

async function send(number: string, message: string): Promise<void> {
  const { whatsapp } = environment();
  if (!whatsapp) return;
  const { ok } = await callAdmin({
    method: 'POST',
    baseUrl: whatsapp.apiUrl,
    path: `/api/whatsapp/send/${encodeURIComponent(whatsapp.sessionId)}`,
    json: { number, message },
    timeoutMs: TIMEOUT_MS,
  });
  service.hasTaken = ok;
}

/** Specification, section 7. */
export function sellerSentence(numbers: string[]): string {
  const whose = numbers.length === 1 ? 'del numero' : 'de los siguientes numeros';
  return `Se ha registrado una compra en linea, ${whose} ${numbers.join(', ')}`;
}
