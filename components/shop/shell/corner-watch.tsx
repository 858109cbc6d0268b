'use client';

import { useEffect } from 'react';

const CONTROLS = 'a, button, input, select, summary, [role=timer]';
/** Points of a button in each direction, closer together than the lowest control is high. */
const STEPS = [0, 0.33, 0.67, 1];
/** At most so often: each look makes the browser lay out what is below. */
const EVERY_MS = 100;
/** What is exchanged without moving the page, as at a tap on a number, is looked at when it is over. */
const REST_MS = 400;

/** Marks those of the buttons in `#id` that would lie on a control, and the corner while the page goes down. */
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
      // To look through it: the topmost element is found much sooner than all that lie there.
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
    // What opens or comes makes the page longer; the bottom bar does so as well.
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
