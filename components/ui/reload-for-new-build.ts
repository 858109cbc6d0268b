type Part = HTMLScriptElement & HTMLLinkElement;

const LATE = '[src^="/_next/static/"],[href^="/_next/static/"]';

/** Reloads a page once whose late parts went with their build, at the payment that it was opening. */
export function reloadForNewBuild(): void {
  addEventListener('error', reloadIfGone, true);
}

/** In the last minute. */
export const wasReloaded = () => Date.now() - (history.state?.reloadedAt ?? 0) < 60_000;

async function reloadIfGone({ target }: Event): Promise<void> {
  const part = target as Part;
  if (!part.matches?.(LATE)) return;
  const answer = await fetch(part.src || part.href, { method: 'HEAD' }).catch(() => null);
  // An open dialog may hold a payment that is being sent.
  if (answer?.status !== 404 || wasReloaded() || document.querySelector('dialog[open]')) return;
  history.replaceState({ ...history.state, reloadedAt: Date.now() }, '');
  location.reload();
}
