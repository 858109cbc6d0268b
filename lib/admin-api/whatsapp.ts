import 'server-only';
import { environment } from '@/lib/platform/env';
import { callAdmin } from './transport';

const TIMEOUT_MS = 10_000;

export async function notifySeller(message: string): Promise<void> {
  const { whatsapp } = environment();
  if (!whatsapp) return;
  await callAdmin({
    method: 'POST',
    baseUrl: whatsapp.apiUrl,
    path: `/api/whatsapp/send/${encodeURIComponent(whatsapp.sessionId)}`,
    json: { number: whatsapp.sellerNumber, message },
    timeoutMs: TIMEOUT_MS,
  });
}

/** Specification, section 7. @param secondReference of a difference paid separately. */
export function sellerMessage(numbers: string[], secondReference?: string): string {
  const whose = numbers.length === 1 ? 'del numero' : 'de los siguientes numeros';
  const message = `Se ha registrado una compra en linea, ${whose} ${numbers.join(', ')}`;
  if (!secondReference) return message;
  return `${message}. Pagada en dos partes; segunda referencia: ${secondReference}`;
}
