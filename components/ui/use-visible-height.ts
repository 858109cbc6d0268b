import { useEffect, type RefObject } from 'react';

/**
 * Fits the dialog to the visible part of the page, because a phone's keyboard covers it without shrinking it. Scrolls
 * the focused field back into view.
 */
export function useVisibleHeight(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    const element = dialog.current;
    if (!seen || !element) return;

    function fit() {
      // When the visitor pinch-zooms, the dialog stays as it is.
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
