import { useSyncExternalStore } from 'react';
import { wasReloaded } from '@/components/ui/reload-for-new-build';

const listeners = new Set<() => void>();
let isOpen = false;
let isSending = false;
/** Our own step back to the raffle's history entry is pending. */
let isLeaving = false;

/** Opens the payment of the chosen tickets; `PaymentLauncher` on the same page shows it. */
export function openPayment(): void {
  setOpen(true);
  if (!isLeaving) enterEntry();
}

export function closePayment(): void {
  setOpen(false);
  leaveEntry();
}

/** False where no payment can be shown: on the page of a raffle that is gone. */
export const isPaymentHere = () => listeners.size > 0;

/** Going back, like Escape, must not interrupt a purchase being sent. */
export function holdPayment(isHeld: boolean): void {
  isSending = isHeld;
}

export function useIsPaymentOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
}

/** Adds a history entry, so that the phone's back button closes the payment and leaves the raffle open. */
function enterEntry(): void {
  if (!isAtEntry()) history.pushState({ ...history.state, isPayment: true }, '');
}

function leaveEntry(): void {
  if (!isAtEntry() || isLeaving) return;
  isLeaving = true;
  history.back();
}

const isAtEntry = (): unknown => history.state?.isPayment;

/** Runs after each history step. */
function follow(): void {
  if (isLeaving) {
    isLeaving = false;
    if (isOpen) enterEntry();
  } else if (isAtEntry()) {
    if (!isOpen) setOpen(true);
  } else if (isSending) history.forward();
  else setOpen(false);
}

/** A page restored from the back/forward cache may be at a different entry than before. */
const followRestored = ({ persisted }: PageTransitionEvent) => persisted && follow();

function setOpen(to: boolean): void {
  isOpen = to;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', follow);
  addEventListener('pageshow', followRestored);
  // A freshly loaded page starts with the payment closed, unless it was opening when the page reloaded itself.
  if (isAtEntry() && wasReloaded()) isOpen = true;
  if (!isOpen) leaveEntry();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
