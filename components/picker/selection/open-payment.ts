import { useSyncExternalStore } from 'react';

type PaymentState = 'closed' | 'open' | 'resuming';

const listeners = new Set<() => void>();
let state: PaymentState = 'closed';
let isSending = false;
/** Our own step back to the raffle's entry is on its way. */
let isLeaving = false;

/** Opens the payment of the chosen tickets; `PaymentLauncher` on the same page shows it. */
export function openPayment(): void {
  open('open');
}

/** Opens it to go on at once with what was sent before the page was killed. */
export function resumePayment(): void {
  open('resuming');
}

export function closePayment(): void {
  setState('closed');
  leaveEntry();
}

/** The way back, like Escape, must not cut off a purchase on its way. */
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

/** An entry of its own in the history: the phone's way back closes the payment and leaves the raffle open. */
function enterEntry(): void {
  if (!isAtEntry()) history.pushState({ ...history.state, isPayment: true }, '');
}

function leaveEntry(): void {
  if (!isAtEntry() || isLeaving) return;
  isLeaving = true;
  history.back();
}

const isAtEntry = (): unknown => history.state?.isPayment;

/** After each step in the history. */
function follow(): void {
  if (isLeaving) {
    isLeaving = false;
    if (state !== 'closed') enterEntry();
  } else if (isAtEntry()) {
    if (state === 'closed') setState('open');
  } else if (isSending) history.forward();
  else setState('closed');
}

/** A page that comes out of the browser's cache may be at another entry than it was left at. */
const followRestored = ({ persisted }: PageTransitionEvent) => persisted && follow();

function setState(to: PaymentState): void {
  state = to;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', follow);
  addEventListener('pageshow', followRestored);
  // A page that loads anew begins with the payment closed.
  if (state === 'closed') leaveEntry();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
