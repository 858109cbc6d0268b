const LATE =
  'script:not([async])[src^="/_next/static/"], link[rel="stylesheet"][href^="/_next/static/"]';

const PATIENCE_MS = 5000;

/** Reloads a page once whose late parts went with their build, at the payment that it was opening. */
export function reloadForNewBuild(): void {
  const arrived = new WeakSet<EventTarget>();
  addEventListener('error', ({ target }) => void check(target), true);
  document.addEventListener('load', ({ target }) => target && arrived.add(target), true);
  new MutationObserver((changes) => {
    for (const part of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      setTimeout(() => arrived.has(part) || void check(part), PATIENCE_MS);
  }).observe(document.head, { childList: true });
}

async function check(part: EventTarget | null): Promise<void> {
  if (!(part instanceof Element) || !part.matches(LATE)) return;
  const address = part.getAttribute('src') ?? part.getAttribute('href') ?? '';
  // Not from the browser's cache, which would wait for a request for it that hangs.
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  const state = history.state as { reloadedAt?: number } | null;
  const isRecent = Date.now() - (state?.reloadedAt ?? 0) < 60_000;
  // An open dialog may hold a payment that is being sent.
  if (answer?.status !== 404 || isRecent || document.querySelector('dialog[open]')) return;
  history.replaceState({ ...state, reloadedAt: Date.now() }, '');
  location.reload();
}
