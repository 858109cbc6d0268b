import { notificationOf, type Notice } from '@/lib/offline/outbox/notification';
import type { FinalAnswer } from '@/lib/raffle/answer';

export function mayAskToNotify(): boolean {
  return 'Notification' in window && Notification.permission === 'default';
}

/** Notifies buyers who are not looking at the page. The page shows the outcome in any case. */
export function notify(raffleId: string, answer: FinalAnswer): void {
  if (document.visibilityState === 'visible') return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  void show(...notificationOf(raffleId, answer)).catch(() => undefined);
}

/** Uses the worker if there is one: then a tap opens the shop, and phones allow only workers. */
async function show(...[title, options]: Notice): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration) await registration.showNotification(title, options);
  else new Notification(title, options);
}
