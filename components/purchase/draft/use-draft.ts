import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { waitsUntil } from '@/lib/raffle/outbox';
import type { PurchaseRequest } from '@/lib/raffle/purchase';
import {
  formOf,
  isWorthKeeping,
  sentOf,
  waitingOf,
  type PurchaseForm,
} from '@/lib/raffle/purchase-state';
import type { Selection } from '@/lib/raffle/selection';
import type { PaymentValues } from '../form/form-values';
import { hasDraftFlag } from './draft-flag';
import {
  changePurchase,
  changeStage,
  entryOf,
  leaveForm,
  newKey,
  noteTyped,
  usePurchases,
  type Entry,
} from './purchase-store';

/** The open payment's purchase. Each change is stored at once, because a phone may kill the page at any time. */
export function useDraft(
  raffleId: string,
  { values, tickets }: { values: PaymentValues; tickets: Selection },
) {
  usePurchases();
  // The open payment has one.
  const current = () => entryOf(raffleId) as Entry;
  const { purchase, receipt, isStored } = current();
  const { key, isPastPaying, savedAt } = purchase;

  function formNow(): PurchaseForm {
    const form = formOf(current().purchase);
    const isChosen = idsIn(tickets) !== idsIn(form.tickets);
    // Viewing a draft does not extend its life.
    const touchedAt = isChosen && form.savedAt > 0 ? Date.now() : form.savedAt;
    return { ...form, tickets, values, savedAt: touchedAt };
  }

  const keep = useEffectEvent(() => {
    if (isWorthKeeping(current().purchase)) {
      void changePurchase(raffleId, { type: 'edited', form: formNow() });
    }
  });
  // A layout effect runs in the task of the change: a page that is killed right after it has stored it.
  useLayoutEffect(() => keep(), [key, tickets, values, receipt, savedAt]);

  const leave = useEffectEvent(() => leaveForm(raffleId, formNow()));
  useEffect(() => {
    const left = () => leave();
    // Form values also change on their own: the amount follows the total. Captured, because React stores the change
    // before the event has risen to the document.
    const typed = () => noteTyped(raffleId);
    window.addEventListener('pagehide', left);
    document.addEventListener('input', typed, true);
    return () => {
      window.removeEventListener('pagehide', left);
      document.removeEventListener('input', typed, true);
    };
  }, [raffleId]);

  /** The earlier purchase that this one, under a new key, would abandon. */
  function leftBehindBy(request: PurchaseRequest): PurchaseRequest | null {
    const bound = current().purchase.boundTo;
    return bound && !isSamePurchase(bound, request) ? bound : null;
  }

  return {
    key,
    receipt,
    sent: sentOf(purchase),
    waiting: waitingOf(purchase),
    isStored,
    isPastPaying,
    leftBehindBy,
    /**
     * Saves what is about to be sent, so that a killed page can continue. It may be sent automatically if all of it was
     * stored and flagged.
     */
    async start(request: PurchaseRequest) {
      const before = current().purchase;
      const isOther = leftBehindBy(request) !== null;
      const purchaseKey = isOther ? newKey() : before.key;
      const hasLeft = navigator.onLine || (before.boundTo !== null && !isOther);
      const tappedAt = Date.now();
      const waiting = { until: waitsUntil(tappedAt), tappedAt, hasLeft };
      const form = { ...formNow(), key: purchaseKey, isPastPaying: true, savedAt: tappedAt };
      const event = { type: 'tapped', before: before.key, form, request, waiting } as const;
      const change = await changePurchase(raffleId, event);
      const waits = change.isStored && hasDraftFlag(raffleId);
      if (!waits) void changeStage(raffleId, 'unqueued');
      return { key: purchaseKey, waiting: waits ? waiting : null };
    },
  };
}

const idsIn = (tickets: Selection) => String(tickets.map(({ id }) => id));

/** Same person and same tickets, so they share a key. The server refuses any other purchase with that key. */
export function isSamePurchase(one: PurchaseRequest, other: PurchaseRequest): boolean {
  return fingerprint(one) === fingerprint(other);
}

function fingerprint({ tickets, nationalId, phoneCode, phone }: PurchaseRequest): string {
  return JSON.stringify([tickets.map(({ id }) => id).sort(), nationalId, phoneCode + phone]);
}
