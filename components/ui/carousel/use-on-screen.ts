import { useEffect, useState } from 'react';

/** Whether the element is on the screen, made larger by `margin` on each side. */
export function useOnScreen(element: HTMLElement | null, margin: string): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => setOnScreen(entry?.isIntersecting ?? false),
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, margin]);
  return isOnScreen;
}
