import { useSyncExternalStore } from 'react';
import { wasReloaded } from '@/components/ui/reload-for-new-build';

type PaymentState = 'closed' | 'open' | 'resuming';

const listeners = new Set<() => void>();
let state: PaymentState = 'closed';
let isSending = false;
/** Our own step back to the raffle's history entry is pending. */
let isLeaving = false;

/** Opens the payment of the chosen tickets; `PaymentLauncher` on the same page shows it. */
export function openPayment(): void {
  open('open');
}

/** Opens the payment and resumes what was sent before the page was killed. */
export function resumePayment(): void {
  open('resuming');
}

export function closePayment(): void {
  setState('closed');
  leaveEntry();
}

/** False where no payment can be shown: on the page of a raffle that is gone. */
export const isPaymentHere = () => listeners.size > 0;

/** Going back, like Escape, must not interrupt a purchase being sent. */
export function holdPayment(isHeld: boolean): void {
  isSending = isHeld;
}

export function usePaymentState(): PaymentState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => 'closed',
  );
}

function open(to: PaymentState): void {
  setState(to);
  if (!isLeaving) enterEntry();
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
    if (state !== 'closed') enterEntry();
  } else if (isAtEntry()) {
    if (state === 'closed') setState('open');
  } else if (isSending) history.forward();
  else setState('closed');
}

/** A page restored from the back/forward cache may be at a different entry than before. */
const followRestored = ({ persisted }: PageTransitionEvent) => persisted && follow();

function setState(to: PaymentState): void {
  state = to;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', follow);
  addEventListener('pageshow', followRestored);
  // A freshly loaded page starts with the payment closed, unless it was opening when the page reloaded itself.
  if (isAtEntry() && wasReloaded()) state = 'open';
  if (state === 'closed') leaveEntry();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
