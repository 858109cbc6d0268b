/// <reference lib="dom" />

/** Sent to the browser as source. Marks a raffle's page before its first frame if this phone has bought its numbers. */
export function ownNumbers(): void {
  try {
    const [, , raffle] = location.pathname.split('/');
    if (localStorage.getItem(`own-numbers:${raffle}`)) document.documentElement.dataset.own = '';
  } catch {
    // Storage is forbidden.
  }
}
