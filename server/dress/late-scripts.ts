/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * Runs in the browser, sent as its own source: it may use nothing but its arguments.
 *
 * Stands in the head, so that no tap comes before it. Asks for the answers that the page will want, and for its scripts,
 * once the main picture (`img[fetchpriority=high]`) is there or has failed, for on HTTP/1.1 they share its line; at once on
 * HTTP/2 and 3, where they do not; and at the first touch or key, or after 4 s, whatever the picture does. What fails is
 * asked for again; on a 404, as after a new build, the page is reloaded, once. React knows a script that is already there
 * by its `async`.
 *
 * `data` is where React's data is; `runtime`, which sets the other scripts going, runs when that and the whole document are
 * there, for Next takes what it finds then for all there is.
 *
 * Until an island is ready, clicks on its `[data-early-tap]` elements are kept, shown by `data-early-tapped`, and given
 * back by `click()`. An island says it is ready by an event `storefront:ready` that bubbles from its root element. Two
 * clicks on one element count once, but take each other back where it says `data-early-tap="toggle"`. If no island
 * speaks up 5 s after all scripts have arrived, the clicks are given back anyway.
 *
 * The children of `[data-early-taps]` stand for buttons that come in their place: a click on one is given to the button
 * with the same words.
 */
export function lateScripts(
  addresses: string[],
  answers: string[],
  first: { data: string; runtime: string } | null,
): void {
  const waiting: HTMLElement[] = [];
  const ready = new WeakSet<Node>();
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  let mayReload = navigation?.type !== 'reload';
  let missing = addresses.length + (first ? 1 : 0);
  let hasBegun = false;

  function isReady(element: Node): boolean {
    for (let node: Node | null = element; node; node = node.parentNode) {
      if (ready.has(node)) return true;
    }
    return false;
  }

  function giveBack(root: Element): void {
    ready.add(root);
    for (const element of [...waiting]) {
      const heir = element.isConnected
        ? element
        : [...root.querySelectorAll('button')].find(
            ({ textContent }) => textContent === element.textContent,
          );
      if (!heir || !isReady(heir)) continue;
      waiting.splice(waiting.indexOf(element), 1);
      heir.removeAttribute('data-early-tapped');
      heir.click();
    }
  }

  function reloadOn(status: number): void {
    if (status !== 404 || !mayReload) return;
    mayReload = false;
    location.reload();
  }

  function load(address: string, pauseMs: number): void {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.onload = () => {
      missing -= 1;
      if (missing === 0) setTimeout(giveBack, 5000, document.documentElement);
    };
    script.onerror = () => {
      script.remove();
      // The event does not tell the status.
      fetch(address, { method: 'HEAD' }).then(
        ({ status }) => reloadOn(status),
        () => {},
      );
      setTimeout(load, pauseMs, address, Math.min(pauseMs * 2, 30_000));
    };
    document.head.append(script);
  }

  async function loadData(data: string, runtime: string, pauseMs: number): Promise<void> {
    try {
      const answer = await fetch(data, { signal: AbortSignal.timeout(20_000) });
      reloadOn(answer.status);
      const text = await answer.text();
      // A network that wants its visitors to sign in first answers everything by a page of its own.
      const isData = /x-component/.test(answer.headers.get('content-type') ?? '') && text;
      if (!answer.ok || !isData) throw answer;
      (self as unknown as { __next_f: unknown }).__next_f = [[0], [1, text]];
      whenParsed(() => load(runtime, 1000));
    } catch {
      setTimeout(loadData, pauseMs, data, runtime, Math.min(pauseMs * 2, 30_000));
    }
  }

  function whenParsed(go: () => void): void {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', go);
    else go();
  }

  function begin(): void {
    if (hasBegun) return;
    hasBegun = true;
    for (const answer of answers) {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'fetch';
      link.crossOrigin = 'anonymous';
      link.href = answer;
      document.head.append(link);
    }
    if (first) loadData(first.data, first.runtime, 1000);
    for (const address of addresses) load(address, 1000);
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

  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, begin, true);

  /** What has just come is shown first: asking for the scripts is work too. */
  function beginAfterPaint(): void {
    requestAnimationFrame(() => setTimeout(begin));
  }

  function waitForPicture(): void {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
    if (!picture || picture.complete || /^h[23]/.test(navigation?.nextHopProtocol ?? '')) {
      begin();
      return;
    }
    picture.addEventListener('load', beginAfterPaint);
    picture.addEventListener('error', begin);
    setTimeout(begin, 4000);
  }

  whenParsed(waitForPicture);
}
