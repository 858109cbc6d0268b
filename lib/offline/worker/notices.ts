import { NOTICE_STORE } from '@/lib/offline/stores';
import { parseObject } from '@/lib/storefront-api/purchase';
import { xsrfHeader } from '@/lib/storefront-api/worker-transport';
import { openPages, scope } from './scope';

type Message = { title: string; body: string; path: string };

/**
 * The latest of a ticket replaces the one before. Browsers demand that each message shows something, so one that cannot be
 * read leads to the buyer's tickets.
 */
export async function showMessage(data: PushMessageData | null): Promise<void> {
  const message = parseObject(data?.text() ?? '') as Partial<Message>;
  const { title = 'Mira tu boleto', body, path = '/verificar' } = message;
  const [shown] = await scope.registration.getNotifications({ tag: path });
  await scope.registration.showNotification(title, {
    body,
    tag: path,
    // A message that comes twice makes no second sound.
    renotify: shown?.title !== title || shown.body !== body,
    data: path,
    lang: 'es-VE',
    icon: '/brand/icon-192.png',
    actions: [{ action: 'off', title: 'Ya no me avises' }],
  } as NotificationOptions);
}

export async function answerTap({ notification, action }: NotificationEvent): Promise<void> {
  notification.close();
  const path = String(notification.data);
  if (action) return stopNotices(path);
  const own = /^\/(boleto|rifa)\//.test(path) ? path : '/verificar';
  const page = (await openPages()).find(({ url }) => url.includes(own));
  await (page ? page.focus() : scope.clients.openWindow(own));
}

async function stopNotices(path: string): Promise<void> {
  const notices = `/api/boletos/${path.slice('/boleto/'.length)}/avisos`;
  // Otherwise the ticket's page would renew them.
  await (await caches.open(NOTICE_STORE)).delete(notices);
  const subscription = await scope.registration.pushManager.getSubscription();
  const answer = await fetch(notices, {
    method: 'DELETE',
    headers: await xsrfHeader(),
    body: JSON.stringify({ endpoint: subscription?.endpoint }),
  }).catch(() => null);
  // Without the shop's word the phone itself takes no more messages.
  if (!answer?.ok) await subscription?.unsubscribe();
}
