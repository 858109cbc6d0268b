type Part = HTMLScriptElement & HTMLLinkElement;

const LATE = '[src^="/_next/static/"],[href^="/_next/static/"]';

/** Reloads a page once whose late parts went with their build, at the payment that it was opening. */
export function reloadForNewBuild(): void {
  addEventListener('error', reloadIfGone, true);
}

async function reloadIfGone({ target }: Event): Promise<void> {
  const part = target as Part;
  if (!part.matches?.(LATE)) return;
  const answer = await fetch(part.src || part.href, { method: 'HEAD' }).catch(() => null);
  const state = history.state as { reloadedAt?: number } | null;
  const isRecent = Date.now() - (state?.reloadedAt ?? 0) < 60_000;
  // An open dialog may hold a payment that is being sent.
  if (answer?.status !== 404 || isRecent || document.querySelector('dialog[open]')) return;
  history.replaceState({ ...state, reloadedAt: Date.now() }, '');
  location.reload();
}
