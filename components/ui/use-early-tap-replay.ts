import { useEffect, type RefObject } from 'react';

/**
 * Tells the front's script that clicks below `root` are handled from now on. It then replays the early taps that it
 * stored for `[data-early-tap]` elements.
 */
export function useEarlyTapReplay(root: RefObject<HTMLElement | null>, isReady = true): void {
  useEffect(() => {
    if (isReady) root.current?.dispatchEvent(new Event('storefront:ready', { bubbles: true }));
  }, [root, isReady]);
}
