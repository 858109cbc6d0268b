import { parseObject } from '@/lib/storefront-api/purchase';
import { xsrfHeader } from '@/lib/storefront-api/worker-transport';
import { openPages, scope } from './scope';

type Message = { title: string; body: string; path: string; tag: string; topic: string };

/** `said`: the text of each topic. */
type Shown = { path?: string; said: Record<string, string> };

/**
 * Several of one raffle become one. Browsers demand that each message shows something, so one that cannot be read leads to
 * the buyer's tickets.
 */
export async function showMessage(data: PushMessageData | null): Promise<void> {
  const message = parseObject(data?.text() ?? '') as Partial<Message>;
  const { title = 'Mira tu boleto', body, path, tag = 'push', topic = '' } = message;
  const [shown] = await scope.registration.getNotifications({ tag });
  const { said: earlier } = (shown?.data ?? {}) as Partial<Shown>;
  const text = [title, body].join('\n');
  // The latest comes first, in place of what its topic said before. A line that comes twice is shown once.
  const said = { [topic]: text, ...earlier, [topic]: text };
  const [, ...lines] = new Set(Object.values(said).join('\n').split('\n'));
  const merged = lines.join('\n').trim();
  await scope.registration.showNotification(title, {
    body: merged,
    tag,
    renotify: merged !== shown?.body,
    data: { path, said } satisfies Shown,
    lang: 'es-VE',
    icon: '/brand/icon-192.png',
    actions: [{ action: 'off', title: 'Ya no me avises' }],
  } as NotificationOptions);
}

export async function answerTap({ notification, action }: NotificationEvent): Promise<void> {
  notification.close();
  const path = String((notification.data as Partial<Shown> | null)?.path ?? notification.data);
  if (action) return stopNotices(path);
  const own = /^\/(boleto|rifa)\//.test(path) ? path : '/verificar';
  const page = (await openPages()).find(({ url }) => url.includes(own));
  await (page ? page.focus() : scope.clients.openWindow(own));
}

async function stopNotices(path: string): Promise<void> {
  const subscription = await scope.registration.pushManager.getSubscription();
  const answer = await fetch(`/api/boletos/${path.slice('/boleto/'.length)}/avisos`, {
    method: 'DELETE',
    headers: await xsrfHeader(),
    body: JSON.stringify({ endpoint: subscription?.endpoint }),
  }).catch(() => null);
  // Without the shop's word the phone itself takes no more messages.
  if (!answer?.ok) await subscription?.unsubscribe();
}
