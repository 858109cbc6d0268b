'use client';

import { useEffect } from 'react';

const CONTROLS = 'a, button, input, select, summary, [role=timer]';
/** Sample points of a button in each direction, closer together than the height of the lowest control. */
const STEPS = [0, 0.33, 0.67, 1];
/** The shortest pause between checks, because each check forces a layout. */
const EVERY_MS = 100;
/** Changes that do not move the page, like a tap on a number, are checked after they end. */
const REST_MS = 400;

/** Marks the buttons in `#id` that would cover a control, and the corner while the visitor scrolls down. */
export function CornerWatch({ id }: { id: string }) {
  useEffect(() => {
    const corner = document.getElementById(id);
    if (!corner) return;
    const gone = new AbortController();
    let before = scrollY;
    let timer = 0;
    let restTimer = 0;

    const isOverControl = (button: Element) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return STEPS.some((right) =>
        STEPS.some((down) =>
          document.elementFromPoint(x + right * width, y + down * height)?.closest(CONTROLS),
        ),
      );
    };
    const look = () => {
      timer = 0;
      clearTimeout(restTimer);
      if (scrollY !== before) corner.toggleAttribute('data-folded', scrollY > before);
      before = scrollY;
      // Makes the buttons transparent to hit tests: `elementFromPoint` is much faster than `elementsFromPoint`.
      corner.dataset.looking = '';
      const away = [...corner.children].map((button) => [button, isOverControl(button)] as const);
      delete corner.dataset.looking;
      for (const [button, isAway] of away) button.toggleAttribute('data-away', isAway);
      corner.dataset.watched = '';
    };
    const lookSoon = () => {
      timer ||= window.setTimeout(look, EVERY_MS);
    };

    addEventListener('scroll', lookSoon, { passive: true, signal: gone.signal });
    const parts = new MutationObserver(() => {
      clearTimeout(restTimer);
      restTimer = window.setTimeout(look, REST_MS);
    });
    parts.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['hidden', 'open'],
    });
    // Parts that open or appear make the page longer, and so does the bottom bar.
    const sizes = new ResizeObserver(lookSoon);
    sizes.observe(document.documentElement);
    return () => {
      clearTimeout(timer);
      clearTimeout(restTimer);
      parts.disconnect();
      gone.abort();
      sizes.disconnect();
    };
  }, [id]);
  return null;
}
