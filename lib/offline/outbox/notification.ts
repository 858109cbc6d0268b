import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import type { FinalAnswer } from '@/lib/raffle/answer';

type Notice = [title: string, options: NotificationOptions];

/** One per raffle: a later notification replaces the first. A tap opens `data`, the page with the whole outcome. */
export function notificationOf(raffleId: string, answer: FinalAnswer): Notice {
  const { outcome } = answer as { outcome?: PurchaseOutcome };
  const [title, body, data] =
    outcome?.state === 'registered'
      ? [
          'Tu pago quedó registrado',
          `Tus números: ${outcome.numbers.join(', ')}`,
          outcome.ticketPath,
        ]
      : ['Mira cómo quedó tu pago', 'No vuelvas a pagar: toca aquí.', `/rifa/${raffleId}`];
  return [title, { body, data, lang: 'es-VE', tag: `payment:${raffleId}` }];
}

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
