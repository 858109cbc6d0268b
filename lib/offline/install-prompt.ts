/** The browser's own offer to install, held back until a purchase is made: `server/next-seam/register-worker.ts`. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> };

const OFFERED = 'install-offered';

/** Null where the browser offers nothing, or was let to once. */
export function heldInstallPrompt(): InstallPrompt | null {
  try {
    if (localStorage.getItem(OFFERED)) return null;
  } catch {
    return null;
  }
  return (window as { installPrompt?: InstallPrompt }).installPrompt ?? null;
}

export function noteOffered(): void {
  try {
    localStorage.setItem(OFFERED, '1');
  } catch {
    return;
  }
}
