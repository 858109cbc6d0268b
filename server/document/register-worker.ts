/// <reference lib="dom" />

/**
 * Registers the worker of `lib/offline/worker`, because no later script is on every page. It is sent to the browser as
 * source, so it may use nothing from outside, and runs on secure origins only. It stores the browser's offer to install
 * the shop on `window` for `lib/offline/install-prompt.ts`.
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
