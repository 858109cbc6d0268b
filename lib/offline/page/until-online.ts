const EVERY_MS = 10_000;

/** Reloads the page once the shop answers: not every phone reports that its network is back. */
export function reloadOnline(): void {
  setInterval(async () => {
    const answer = await fetch('/api/health', { cache: 'no-store' }).catch(() => null);
    if (answer?.ok) location.reload();
  }, EVERY_MS);
}
