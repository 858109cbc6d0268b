import { useEffect, type RefObject } from 'react';

/**
 * Tells the front's script that clicks below `root` are heard from now on: those it kept for `[data-early-tap]`
 * elements come back as clicks.
 */
export function useReadySignal(root: RefObject<HTMLElement | null>, isReady = true): void {
  useEffect(() => {
    if (isReady) root.current?.dispatchEvent(new Event('storefront:ready', { bubbles: true }));
  }, [root, isReady]);
}
