import { act } from '@testing-library/react';

type Change = { target: Element; isIntersecting: boolean };

const observers = new Set<FakeObserver>();

class FakeObserver {
  readonly watched = new Set<Element>();

  constructor(readonly tell: (changes: Change[]) => void) {
    observers.add(this);
  }

  observe(element: Element) {
    this.watched.add(element);
  }

  unobserve(element: Element) {
    this.watched.delete(element);
  }

  disconnect() {
    observers.delete(this);
  }
}

class SizeObserver {
  constructor(private readonly tell: () => void) {}

  observe() {
    this.tell();
  }

  disconnect() {}
}

/** jsdom lacks both. */
export function fakeObservers(): void {
  observers.clear();
  Object.assign(globalThis, { IntersectionObserver: FakeObserver, ResizeObserver: SizeObserver });
}

/** A busy page hears several changes of one element at once. */
export function changeSightAtOnce(target: Element, changes: boolean[]): void {
  act(() => {
    for (const { watched, tell } of [...observers]) {
      if (watched.has(target)) tell(changes.map((isIntersecting) => ({ target, isIntersecting })));
    }
  });
}

export function comeIntoSight(elements: Element[], isIntersecting = true): void {
  act(() => {
    for (const { watched, tell } of [...observers]) {
      const changes = elements
        .filter((element) => watched.has(element))
        .map((target) => ({ target, isIntersecting }));
      if (changes.length > 0) tell(changes);
    }
  });
}
