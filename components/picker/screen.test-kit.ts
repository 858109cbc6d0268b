import { act } from '@testing-library/react';
import { installDialog } from '@/components/ui/dialog.test-kit';

type Watch = { targets: Set<Element>; tell: (entries: IntersectionObserverEntry[]) => void };

const watches = new Set<Watch>();

class ScreenObserver {
  private readonly watch: Watch;

  constructor(callback: IntersectionObserverCallback) {
    const tell = (entries: IntersectionObserverEntry[]) => callback(entries, this as never);
    this.watch = { targets: new Set(), tell };
    watches.add(this.watch);
  }

  observe(target: Element) {
    this.watch.targets.add(target);
  }

  disconnect() {
    watches.delete(this.watch);
  }
}

class SizeObserver {
  constructor(private readonly tell: () => void) {}

  observe() {
    this.tell();
  }

  disconnect() {}
}

/** Installs the screen APIs that jsdom lacks. */
export function installScreen(): void {
  Object.assign(globalThis, {
    IntersectionObserver: ScreenObserver,
    ResizeObserver: SizeObserver,
    CSS: { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') },
  });
  Element.prototype.scrollTo = () => undefined;
  installDialog();
}

/** Tells observers of an element that it came near the visible part, or left it. */
export function scroll(target: Element, isIntersecting: boolean): void {
  const entry = { target, isIntersecting } as unknown as IntersectionObserverEntry;
  act(() => {
    for (const { targets, tell } of watches) if (targets.has(target)) tell([entry]);
  });
}

/** Advances the time and lets pending answers arrive. */
export const pass = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
