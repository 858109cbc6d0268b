import { apiError, jsonOk, methodNotAllowed } from '@/lib/platform/http/api-answers';
import { apiRoute } from '@/lib/platform/http/api-route';
import { shortJson } from '@/lib/platform/http/short-json';
import { isOwnRequest } from '@/lib/platform/http/xsrf';
import { warnThrottled } from '@/lib/platform/log/warn-throttled';
import { deviceId, isDeviceId, readDevice, readEndpoint } from '@/lib/push/device';
import { noticesOfNumbers } from '@/lib/push/notices';
import { pushKeys } from '@/lib/push/push-keys';
import { subscriptionId } from '@/lib/push/subscription';
import { subscriptions } from '@/lib/push/subscriptions';
import { readDigitalTicket, ticketOf } from '@/lib/ticket/read-ticket';

type Context = { params: Promise<{ token: string }> };

const MAX_BYTES = 4096;
const NOT_FOUND = { msg: 'No encontramos este boleto.' };
const UNREADABLE = {
  msg: 'No pudimos activar los avisos. Recarga la página e inténtalo otra vez.',
};
const LATER = { msg: 'No pudimos activar los avisos. Prueba otra vez en un minuto.' };
const FULL = {
  'purchase-full':
    'Este boleto ya avisa en 5 teléfonos. Quita los avisos en uno y prueba otra vez.',
  'shop-full': 'Ahora no podemos avisar a más teléfonos. Tu boleto muestra siempre cómo va todo.',
};

/**
 * The key to subscribe with, or null once there is nothing left to tell; and whether the phone is told already
 * (`?device=`, a hash of its endpoint).
 */
export const GET = apiRoute('notices', 'look', async (request, { params }: Context) => {
  const sealed = ticketOf((await params).token);
  if (!sealed) return apiError('not-found', NOT_FOUND);
  const keys = pushKeys();
  if (!keys) return jsonOk({ key: null, isOn: false });
  const device = new URL(request.url).searchParams.get('device') ?? '';
  const id = isDeviceId(device) ? subscriptionId(sealed.token, device) : null;
  const isOn = id !== null && (await subscriptions().has(sealed.raffleId, id));
  const { winner } = await readDigitalTicket(sealed);
  return jsonOk({ key: winner === null ? keys.publicKey : null, isOn });
});

export const POST = apiRoute('notices-on', 'subscribe', async (request, { params }: Context) => {
  if (!isOwnRequest(request)) return apiError('forbidden', UNREADABLE);
  const sealed = ticketOf((await params).token);
  if (!sealed || !pushKeys()) return apiError('not-found', NOT_FOUND);
  const device = readDevice(await shortJson(request, MAX_BYTES));
  if (!device) return apiError('bad-request', UNREADABLE);
  const { raffleId, token } = sealed;
  const id = subscriptionId(token, deviceId(device.endpoint));
  const added = await subscriptions().add({ id, raffleId, token, device }).catch(tellAway);
  if (added === 'kept') {
    // The buyer sees on the ticket what is so already.
    const { numbers } = await readDigitalTicket(sealed);
    for (const notice of noticesOfNumbers(numbers, new Set())) {
      await subscriptions().markTold(raffleId, id, notice.id);
    }
    return jsonOk({});
  }
  if (added === null) return apiError('unavailable', LATER);
  return apiError(added === 'purchase-full' ? 'too-many-requests' : 'busy', { msg: FULL[added] });
});

export const DELETE = apiRoute('notices-off', 'look', async (request, { params }: Context) => {
  if (!isOwnRequest(request)) return apiError('forbidden', UNREADABLE);
  const sealed = ticketOf((await params).token);
  // Also where push is off for now: what is stored is told again once it is on, so the phone has to end it itself.
  if (!sealed || !pushKeys()) return apiError('not-found', NOT_FOUND);
  const endpoint = readEndpoint(await shortJson(request, MAX_BYTES));
  if (!endpoint) return apiError('bad-request', UNREADABLE);
  await subscriptions().remove(sealed.raffleId, subscriptionId(sealed.token, deviceId(endpoint)));
  return jsonOk({});
});

export const { PUT, PATCH, OPTIONS } = methodNotAllowed('GET', 'POST', 'DELETE');

function tellAway(error: unknown): null {
  warnThrottled({ event: 'subscriptions-away', error: String(error).slice(0, 200) });
  return null;
}
