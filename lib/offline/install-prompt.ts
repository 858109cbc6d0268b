/** The browser's install prompt, held back until a purchase is made: `server/document/register-worker.ts`. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> };

const OFFERED = 'install-offered';

/** Null when the browser offers nothing, or has already shown its offer once. */
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
