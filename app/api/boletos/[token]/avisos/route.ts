import { apiError, jsonOk, methodNotAllowed } from '@/lib/platform/http/api-answers';
import { apiRoute } from '@/lib/platform/http/api-route';
import { shortJson } from '@/lib/platform/http/short-json';
import { isOwnRequest } from '@/lib/platform/http/xsrf';
import { warnThrottled } from '@/lib/platform/log/warn-throttled';
import { readDevice } from '@/lib/push/device';
import { noticeOf, withNotice } from '@/lib/push/notices';
import { pushKeys } from '@/lib/push/push-keys';
import { pushStore } from '@/lib/push/push-store';
import { addPhone, changePhone } from '@/lib/push/subscriptions';
import { readDigitalTicket, ticketOf } from '@/lib/ticket/read-ticket';

type Context = { params: Promise<{ token: string }> };

const MAX_BYTES = 4096;
const NOT_FOUND = { msg: 'No encontramos este boleto.' };
const FAILED = { msg: 'No pudimos cambiar los avisos. Recarga la página y prueba otra vez.' };
const FULL = {
  msg: 'Este boleto ya avisa en 5 teléfonos. Quita los avisos en uno y prueba otra vez.',
};

/** The key to subscribe with, or null once there is nothing left to tell. */
export const GET = apiRoute('notices', 'look', async (_request, { params }: Context) => {
  const sealed = ticketOf((await params).token);
  if (!sealed) return apiError('not-found', NOT_FOUND);
  const keys = pushKeys();
  const isOpen = keys && (await readDigitalTicket(sealed)).winner === null;
  return jsonOk({ key: isOpen ? keys.publicKey : null });
});

export const POST = apiRoute('notices-on', 'subscribe', async (request, { params }: Context) => {
  if (!isOwnRequest(request)) return apiError('forbidden', FAILED);
  const sealed = ticketOf((await params).token);
  const store = pushStore();
  if (!sealed || !pushKeys() || !store) return apiError('not-found', NOT_FOUND);
  const device = readDevice(await shortJson(request, MAX_BYTES));
  if (!device) return apiError('bad-request', FAILED);
  // A phone is not told as news what its ticket shows already.
  const { numbers, winner } = await readDigitalTicket(sealed);
  const notice = noticeOf(numbers, winner);
  const phone = { ...device, told: notice ? withNotice({}, notice) : {}, at: Date.now() };
  const full = () => apiError('too-many-requests', FULL);
  return addPhone(store, sealed, phone).then((isAdded) => (isAdded ? jsonOk({}) : full()), away);
});

/** Also while push is off: what is stored would be told once it is on again. */
export const DELETE = apiRoute('notices-off', 'look', async (request, { params }: Context) => {
  if (!isOwnRequest(request)) return apiError('forbidden', FAILED);
  const sealed = ticketOf((await params).token);
  const store = pushStore();
  if (!sealed || !store) return apiError('not-found', NOT_FOUND);
  const { endpoint } = ((await shortJson(request, MAX_BYTES)) ?? {}) as { endpoint?: unknown };
  if (!endpoint) return apiError('bad-request', FAILED);
  return changePhone(store, sealed, endpoint, () => null).then(() => jsonOk({}), away);
});

export const { PUT, PATCH, OPTIONS } = methodNotAllowed('GET', 'POST', 'DELETE');

function away(error: unknown): Response {
  warnThrottled({ event: 'subscriptions-away', error: String(error).slice(0, 200) });
  return apiError('unavailable', FAILED);
}
