import { useEffect, useState } from 'react';

/** Whether the element is on the screen, made larger by `margin` (a `rootMargin`). */
export function useOnScreen(element: HTMLElement | null, margin: string): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      // A busy page hears several changes at once, the last one last.
      (changes) => setOnScreen(changes.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, margin]);
  return isOnScreen;
}
