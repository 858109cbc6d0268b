import type { SelectionStore } from '@/components/picker/selection/selection-store';

export const LOST_TICKETS_ID = 'pago-perdidos';

/** What was found to be lost may be shown only a frame later. */
export function focusLostTickets(store: SelectionStore): void {
  const shown = () => document.getElementById(LOST_TICKETS_ID);
  if (shown()) return shown()?.focus();
  const stop = store.subscribeAfterPaint(() => {
    stop();
    setTimeout(() => shown()?.focus());
  });
}
