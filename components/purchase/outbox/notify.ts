import { notificationOf, type Notice } from '@/lib/offline/outbox/notification';
import type { Ended } from '@/lib/storefront-api/try-sending';

export function mayAskToNotify(): boolean {
  return 'Notification' in window && Notification.permission === 'default';
}

/** To who looks at something else; on the page it is told in any case. */
export function notify(raffleId: string, ended: Ended): void {
  if (document.visibilityState === 'visible') return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  void show(...notificationOf(raffleId, ended)).catch(() => undefined);
}

/** By the worker where there is one: then a tap leads somewhere, and phones let nobody else. */
async function show(...[title, options]: Notice): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration) await registration.showNotification(title, options);
  else new Notification(title, options);
}
