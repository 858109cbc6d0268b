/// <reference lib="dom" />

// Reaches into: nothing of Next; the head script is where a page has room for it that is no script of its own.
// Buys: the worker of `lib/offline/worker` without a byte in the first scripts.
// Fails when it changes: e2e/offline.
// Can go: when something that every page loads late can ask for it.

/**
 * Sent to the browser as source: it may use nothing but what is inside it. Only where the origin is secure. What the
 * browser offers once there is a worker, to install the shop, waits on the window: `lib/offline/install-prompt.ts`.
 */
export function registerWorker(): void {
  const CALM_MS = 3000;
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const register = () => {
    try {
      // Throws where storage is forbidden; Firefox would write an error into the console.
      if (localStorage) void navigator.serviceWorker?.register('/sw.js').catch(() => {});
    } catch {
      // Nothing could be kept.
    }
  };
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    Object.assign(window, { installPrompt: event });
  });
  addEventListener('load', () => setTimeout(() => whenIdle(register), CALM_MS));
}
