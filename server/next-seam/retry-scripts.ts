/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

// Reaches into: `async` and /_next/static/ of a page's scripts; Turbopack and React learn of failures by `error`.
// Buys: pages that become interactive on an unreliable network and after a new build (vercel/next.js#94918).
// Fails when it changes: next-contract.test.ts "head script"; broken-network.spec.ts and new-build.spec.ts in e2e/front.
// Can go: when Next retries a page's scripts until they arrive, and reloads the page when they are gone.

const OWN_SCRIPT = /<script\b(?=[^>]*\sasync\b)[^>]*\ssrc="\/_next\/static\//i;

export function hasOwnScripts(html: string): boolean {
  return OWN_SCRIPT.test(html);
}

/**
 * Sent to the browser as source: it may use nothing but its argument. Hides failures from Turbopack and React, which
 * would give the page up. Scripts without `async` are Turbopack's own.
 * @param onArrived called 5 s after the page and all its scripts have loaded
 */
export function retryScripts(onArrived: () => void): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const pauses = new Map<string, number>();
  let mayReload = navigation?.type !== 'reload';
  let isLoaded = false;

  function ownScript({ target }: Event): string | null {
    const isOwn =
      target instanceof HTMLScriptElement && target.matches('[async][src^="/_next/static/"]');
    return isOwn ? target.getAttribute('src') : null;
  }

  function tellArrived(): void {
    if (isLoaded && pauses.size === 0) setTimeout(onArrived, 5000);
  }

  async function ask(address: string): Promise<void> {
    // An `error` event does not carry the status. The script then comes from the browser's cache.
    const answer = await fetch(address).catch(() => null);
    if (answer?.status === 404 && mayReload) {
      mayReload = false;
      return location.reload();
    }
    await answer?.blob().catch(() => null);
    const script = document.createElement('script');
    script.src = address;
    script.setAttribute('async', '');
    document.head.append(script);
  }

  addEventListener(
    'error',
    (event) => {
      const address = ownScript(event);
      if (!address) return;
      event.stopImmediatePropagation();
      (event.target as HTMLScriptElement).remove();
      const pause = pauses.get(address) ?? 1000;
      pauses.set(address, Math.min(pause * 2, 30_000));
      setTimeout(ask, pause, address);
    },
    true,
  );

  // Captures on the document, because the `load` of an element does not reach the window.
  document.addEventListener(
    'load',
    (event) => {
      const address = ownScript(event);
      if (address && pauses.delete(address)) tellArrived();
    },
    true,
  );

  addEventListener('load', () => {
    isLoaded = true;
    tellArrived();
  });
}
