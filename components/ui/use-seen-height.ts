import { useEffect, type RefObject } from 'react';

/**
 * Keeps the dialog to what is seen of the page: a phone's keyboard lies over it without making it smaller. The field
 * with the focus comes back into sight.
 */
export function useSeenHeight(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    const element = dialog.current;
    if (!seen || !element) return;

    function fit() {
      // Who enlarges the page with two fingers sees a part of it; the whole stays as it is.
      if (!seen || !element || seen.scale > 1.01) return;
      element.style.setProperty('--seen-height', `${seen.height}px`);
      element.style.setProperty('--seen-top', `${seen.offsetTop}px`);
      const focused = document.activeElement;
      if (focused?.matches('input, select') && element.contains(focused)) {
        focused.scrollIntoView({ block: 'nearest' });
      }
    }

    fit();
    seen.addEventListener('resize', fit);
    seen.addEventListener('scroll', fit);
    return () => {
      seen.removeEventListener('resize', fit);
      seen.removeEventListener('scroll', fit);
    };
  }, [dialog]);
}
