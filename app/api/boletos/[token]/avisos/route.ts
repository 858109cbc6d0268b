import { apiError, jsonOk, methodNotAllowed } from '@/lib/platform/http/api-answers';
import { ticketRoute } from '@/lib/ticket/ticket-route';
import { shortJson } from '@/lib/platform/http/short-json';
import { isOwnRequest } from '@/lib/platform/http/xsrf';
import { warnThrottled } from '@/lib/platform/log/warn-throttled';
import { readDevice } from '@/lib/push/device';
import { noticeOf, withNotice } from '@/lib/push/notices';
import { pushKeys } from '@/lib/push/push-keys';
import { pushStore } from '@/lib/push/push-store';
import { addPhone, changePhone } from '@/lib/push/subscriptions';
import { readDigitalTicket } from '@/lib/ticket/read-ticket';

const NO_PUSH = { msg: 'Esta tienda no envía avisos.' };
const FAILED = { msg: 'No pudimos cambiar los avisos. Recarga la página y prueba otra vez.' };
const FULL = {
  msg: 'Este boleto ya avisa en 5 teléfonos. Quita los avisos en uno y prueba otra vez.',
};

/** The key to subscribe with, or null once there is nothing left to tell. */
export const GET = ticketRoute('notices', 'request', async (_request, sealed) => {
  const keys = pushKeys();
  const isOpen = keys && (await readDigitalTicket(sealed)).winner === null;
  return jsonOk({ key: isOpen ? keys.publicKey : null });
});

export const POST = ticketRoute('notices-on', 'subscribe', async (request, sealed) => {
  if (!isOwnRequest(request)) return apiError('forbidden', FAILED);
  const store = pushStore();
  if (!pushKeys() || !store) return apiError('not-found', NO_PUSH);
  const device = readDevice(await shortJson(request));
  if (!device) return apiError('bad-request', FAILED);
  // A phone is not told as news what its ticket shows already.
  const { numbers, winner } = await readDigitalTicket(sealed);
  const notice = noticeOf(numbers, winner);
  const phone = { ...device, told: notice ? withNotice({}, notice) : {}, at: Date.now() };
  const full = () => apiError('too-many-requests', FULL);
  return addPhone(store, sealed, phone).then((isAdded) => (isAdded ? jsonOk({}) : full()), away);
});

/** Also while push is off: what is stored would be told once it is on again. */
export const DELETE = ticketRoute('notices-off', 'request', async (request, sealed) => {
  if (!isOwnRequest(request)) return apiError('forbidden', FAILED);
  const store = pushStore();
  if (!store) return apiError('not-found', NO_PUSH);
  const { endpoint } = ((await shortJson(request)) ?? {}) as { endpoint?: unknown };
  if (!endpoint) return apiError('bad-request', FAILED);
  return changePhone(store, sealed, endpoint, () => null).then(() => jsonOk({}), away);
});

export const { PUT, PATCH, OPTIONS } = methodNotAllowed('GET', 'POST', 'DELETE');

function away(error: unknown): Response {
  warnThrottled({ event: 'subscriptions-away', error: String(error).slice(0, 200) });
  return apiError('unavailable', FAILED);
}
