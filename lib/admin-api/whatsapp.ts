import 'server-only';
import { environment } from '@/lib/platform/env';
import { callAdmin } from './transport';

const TIMEOUT_MS = 10_000;

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
  await callAdmin({
    method: 'POST',
    baseUrl: whatsapp.apiUrl,
    path: `/api/whatsapp/send/${encodeURIComponent(whatsapp.sessionId)}`,
    json: { number, message },
    timeoutMs: TIMEOUT_MS,
  });
}

/** Specification, section 7. */
export function sellerSentence(numbers: string[]): string {
  const whose = numbers.length === 1 ? 'del numero' : 'de los siguientes numeros';
  return `Se ha registrado una compra en linea, ${whose} ${numbers.join(', ')}`;
}
