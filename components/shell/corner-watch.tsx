'use client';

import { useEffect } from 'react';

const CONTROLS = 'a, button, input, select, textarea, label, summary, [role=timer]';
/** Points of a button in each direction, closer together than the lowest control is high. */
const STEPS = [0, 0.33, 0.67, 1];
/** Buttons come where there were none, without anything else that could be heard. */
const LOOK_MS = 500;

/** Marks those of the buttons in `#id` that would lie on a control, and the corner while the page goes down. */
export function CornerWatch({ id }: { id: string }) {
  useEffect(() => {
    const corner = document.getElementById(id);
    if (!corner) return;
    const gone = new AbortController();
    let before = scrollY;

    const isOverControl = (button: Element) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return STEPS.some((right) =>
        STEPS.some((down) =>
          document
            .elementsFromPoint(x + right * width, y + down * height)
            .some((below) => !corner.contains(below) && below.closest(CONTROLS)),
        ),
      );
    };
    const look = () => {
      if (scrollY !== before) corner.toggleAttribute('data-folded', scrollY > before);
      before = scrollY;
      for (const button of corner.children) {
        button.toggleAttribute('data-away', isOverControl(button));
      }
      corner.dataset.watched = '';
    };

    addEventListener('scroll', look, { signal: gone.signal });
    // What opens or comes makes the page longer; the bottom bar does so as well.
    const sizes = new ResizeObserver(look);
    sizes.observe(document.body);
    sizes.observe(document.documentElement);
    const looking = setInterval(look, LOOK_MS);
    return () => {
      clearInterval(looking);
      gone.abort();
      sizes.disconnect();
    };
  }, [id]);
  return null;
}
