import { useSyncExternalStore } from 'react';

type Door = 'closed' | 'open' | 'resuming';

const listeners = new Set<() => void>();
let door: Door = 'closed';

/** Opens the payment of the chosen tickets; `PaymentDoor` on the same page shows it. */
export function openPayment(): void {
  move('open');
}

/** Opens it to go on at once with what was sent before the page was killed. */
export function resumePayment(): void {
  move('resuming');
}

export function closePayment(): void {
  move('closed');
}

export function usePaymentDoor(): Door {
  return useSyncExternalStore(
    subscribe,
    () => door,
    () => 'closed',
  );
}

function move(to: Door): void {
  door = to;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
