import { useSyncExternalStore } from 'react';

type PaymentState = 'closed' | 'open' | 'resuming';

const listeners = new Set<() => void>();
let state: PaymentState = 'closed';

/** Opens the payment of the chosen tickets; `PaymentLauncher` on the same page shows it. */
export function openPayment(): void {
  setState('open');
}

/** Opens it to go on at once with what was sent before the page was killed. */
export function resumePayment(): void {
  setState('resuming');
}

export function closePayment(): void {
  setState('closed');
}

export function usePaymentState(): PaymentState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => 'closed',
  );
}

function setState(to: PaymentState): void {
  state = to;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
