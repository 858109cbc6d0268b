/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * React replays no tap made before it hydrated (react/react#22448): on a slow phone, buttons would do nothing for seconds.
 * Sent to the browser as source: it may use nothing from outside. Replays clicks on `[data-early-tap]` when the island
 * dispatches `storefront:ready`. Children of `[data-early-taps]` stand for buttons with the same words.
 * @returns a function that replays all clicks, even for islands that are not ready
 */
export function earlyTaps(): () => void {
  const waiting: HTMLElement[] = [];
  const ready = new WeakSet<Node>();

  function isReady(element: Node): boolean {
    for (let node: Node | null = element; node; node = node.parentNode) {
      if (ready.has(node)) return true;
    }
    return false;
  }

  function giveBack(root: Element): void {
    ready.add(root);
    for (const element of [...waiting]) {
      const current = element.isConnected
        ? element
        : [...root.querySelectorAll('button')].find(
            ({ textContent }) => textContent === element.textContent,
          );
      if (!current || !isReady(current)) continue;
      waiting.splice(waiting.indexOf(element), 1);
      current.removeAttribute('data-early-tapped');
      current.click();
    }
  }

  addEventListener('storefront:ready', ({ target }) => {
    giveBack(target instanceof Element ? target : document.documentElement);
  });

  addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const element =
        target instanceof Element
          ? target.closest<HTMLElement>('[data-early-tap], [data-early-taps] > *')
          : null;
      if (!element || !event.isTrusted || isReady(element)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const index = waiting.indexOf(element);
      if (index < 0) waiting.push(element);
      else if (element.matches('[data-early-tap=toggle], [data-early-taps] > *')) {
        waiting.splice(index, 1);
      }
      element.toggleAttribute('data-early-tapped', waiting.includes(element));
    },
    true,
  );

  return () => giveBack(document.documentElement);
}
