import { newsText } from './news';
import type { OutboxNews } from './outbox-flag';

export function mayAskToNotify(): boolean {
  return 'Notification' in window && Notification.permission === 'default';
}

/** To who looks at something else; on the page it is told in any case. */
export function notify(news: OutboxNews): void {
  if (document.visibilityState === 'visible') return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const { money, rest } = newsText(news);
  try {
    new Notification(money, { body: rest });
  } catch {
    // Chromium on Android lets only a worker show them.
    void navigator.serviceWorker
      ?.getRegistration()
      .then((worker) => worker?.showNotification(money, { body: rest }))
      .catch(() => undefined);
  }
}
