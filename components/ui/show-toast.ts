export type ToastKind = 'success' | 'warning';

/**
 * Shows a message for a moment. Anything that must not be missed is also on the page. The toaster
 * loads with the first toast. Browser only.
 */
export async function showToast(kind: ToastKind, text: string, durationMs: number): Promise<void> {
  const outlet = toastOutlet();
  const { addToast } = await import('./toaster');
  addToast(outlet, { kind, text, durationMs });
}

/** Added first: screen readers announce a live region only if it exists, empty, before its text. */
function toastOutlet(): HTMLElement {
  const existing = document.getElementById('toasts');
  if (existing) return existing;
  const outlet = document.createElement('div');
  outlet.id = 'toasts';
  outlet.setAttribute('role', 'status');
  document.body.append(outlet);
  return outlet;
}
