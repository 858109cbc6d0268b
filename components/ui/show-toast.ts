export type ToastKind = 'success' | 'warning';

/**
 * Tells something for a moment; what must not be missed also stands on the page. The toaster is
 * loaded with the first toast. Browser only.
 */
export async function showToast(kind: ToastKind, text: string, durationMs: number): Promise<void> {
  const outlet = toastOutlet();
  const { addToast } = await import('./toaster');
  addToast(outlet, { kind, text, durationMs });
}

/** A live region is heard only when it was there, empty, before the text: so it comes first. */
function toastOutlet(): HTMLElement {
  const existing = document.getElementById('toasts');
  if (existing) return existing;
  const outlet = document.createElement('div');
  outlet.id = 'toasts';
  outlet.setAttribute('role', 'status');
  document.body.append(outlet);
  return outlet;
}
