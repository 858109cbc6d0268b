import type { DoorReason, PurchaseOutcome, PurchaseRequest } from '@/lib/raffle/purchase';

/** How a try to register a purchase ended, for now or for good. */
export type Ending = { sent: PurchaseRequest } & (
  | { kind: 'outcome'; outcome: PurchaseOutcome }
  /** It was turned away before it became an attempt. */
  | { kind: 'door'; reason: DoorReason; msg: string; fields: Record<string, string> }
  /** It is not known to have arrived: kept here, to be sent again with the same key. */
  | { kind: 'no-signal' }
);

export type Step =
  | { name: 'form' }
  /** `share` of the upload, from 0 to 1. */
  | { name: 'sending'; share: number }
  | { name: 'asking' }
  | { name: 'ended'; ending: Ending };
