import { act } from '@testing-library/react';
import { installDialog } from '@/components/ui/dialog.test-kit';
import { comeIntoSight, fakeObservers } from '@/components/ui/intersection.test-kit';

/** Installs the screen APIs that jsdom lacks. */
export function installScreen(): void {
  fakeObservers();
  Object.assign(globalThis, {
    CSS: { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') },
  });
  Element.prototype.scrollTo = () => undefined;
  installDialog();
}

/** An element comes near the visible part, or leaves it. */
export const scroll = (target: Element, isNear: boolean) => comeIntoSight([target], isNear);

/** Advances the time and lets pending answers arrive. */
export const pass = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
