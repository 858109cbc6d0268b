import { useEffect, type RefObject } from 'react';

/** The part of the screen where the floating buttons lie. */
const LOWER_PART = '-65% 0px 0px 0px';

/** Tells the shell, by `data-busy-corner` on the root, while its floating buttons would lie on `board`. */
export function useBusyCorner(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!board.current) return;
    const { dataset } = document.documentElement;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) dataset.busyCorner = '';
        else delete dataset.busyCorner;
      },
      { rootMargin: LOWER_PART },
    );
    watch.observe(board.current);
    return () => {
      watch.disconnect();
      delete dataset.busyCorner;
    };
  }, [board]);
}
