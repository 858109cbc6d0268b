/// <reference lib="dom" />

/**
 * Sent to the browser as source: it may use nothing from outside. Used on secure origins only. No script that every page
 * loads late could register the worker of `lib/offline/worker` instead. The browser's offer to
 * install the shop, made once there is a worker, is stored on `window` for `lib/offline/install-prompt.ts`.
 */
export function registerWorker(): void {
  const CALM_MS = 3000;
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const register = () => {
    try {
      // Throws where storage is forbidden. Otherwise Firefox would log an error.
      if (localStorage) void navigator.serviceWorker?.register('/sw.js').catch(() => {});
    } catch {
      // Nothing could be stored.
    }
  };
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    Object.assign(window, { installPrompt: event });
  });
  addEventListener('load', () => setTimeout(() => whenIdle(register), CALM_MS));
}
