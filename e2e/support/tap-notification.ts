import type { BrowserContext } from '@playwright/test';

/** Only a finger can open a window, and DevTools have none. Records what the worker would open instead. */
export async function tapNotification(context: BrowserContext): Promise<string> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no worker');
  return worker.evaluate(async () => {
    const scope = self as unknown as ServiceWorkerGlobalScope;
    const [notification] = await scope.registration.getNotifications();
    return new Promise<string>((resolve) => {
      scope.clients.openWindow = async (address) => {
        resolve(String(address));
        return null;
      };
      scope.dispatchEvent(
        new NotificationEvent('notificationclick', { notification: notification! }),
      );
    });
  });
}
