import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { KeptPurchase } from '@/lib/offline/outbox/purchase-record';
import { waitsUntil } from '@/lib/raffle/outbox';
import type { PurchaseRequest } from '@/lib/raffle/purchase';
import {
  reduce,
  sentOf,
  waitingOf,
  type PurchaseEvent,
  type PurchaseForm,
} from '@/lib/raffle/purchase-state';
import type { Selection } from '@/lib/raffle/selection';
import { isTyped, type PaymentValues } from '../form/form-values';
import { hasDraftFlag } from './draft-flag';
import { leaveForm } from './last-form';
import { changePurchase, forgetPurchase, takeBack, type Kept } from './purchase-store';

/** The open payment's purchase. Each change is stored at once, because a phone may kill the page at any time. */
export function useDraft(
  raffleId: string,
  found: KeptPurchase | null,
  typed: {
    values: PaymentValues;
    tickets: Selection;
    given?: Partial<PaymentValues>;
    /** A payment may follow, although nothing was copied for it. */
    isMethodChosen?: boolean;
  },
) {
  const [now, setNow] = useState(() => begun(found));
  const [kept, setKept] = useState<Kept>('all');
  const [finished, setFinished] = useState<PaymentValues | null>(null);
  /** When the buyer last copied something to pay, or said that it is paid. */
  const [paidAt, setPaidAt] = useState(found?.purchase.savedAt ?? 0);
  const { values, tickets, given, isMethodChosen = false } = typed;
  const { purchase, receipt } = now;
  const { key, boundTo, isPastPaying } = purchase;
  const isWorthKeeping =
    purchase.stage !== 'form' ||
    receipt !== null ||
    paidAt > 0 ||
    isMethodChosen ||
    (isTyped(values, given) && values !== finished);
  const touchedAtRef = useTouchedAt(found, tickets, receipt);

  /** Ahead of the rendered state, so that two changes in one task build on each other. */
  const latest = useRef(now);
  const underWay = useRef(0);

  function become(change: Partial<KeptPurchase>): void {
    latest.current = { ...latest.current, ...change };
    setNow(latest.current);
  }

  async function dispatch(event: PurchaseEvent) {
    const known = latest.current;
    const next = reduce(known.purchase, event) ?? known.purchase;
    if (next === known.purchase) return { isApplied: false, kept };
    become({ purchase: next });
    underWay.current += 1;
    const change = await changePurchase(raffleId, event, known);
    underWay.current -= 1;
    setKept(change.kept);
    // Another tab or the worker may have changed it before.
    const isCurrent =
      underWay.current === 0 && change.purchase?.key === latest.current.purchase.key;
    if (isCurrent && change.purchase) become({ purchase: change.purchase });
    return change;
  }

  function formNow(): PurchaseForm {
    const { key: current, isPastPaying: isPast } = latest.current.purchase;
    const savedAt = touchedAtRef.current;
    return { key: current, tickets, values, isPastPaying: isPast, savedAt };
  }

  const keep = useEffectEvent(() => {
    if (isWorthKeeping) void dispatch({ type: 'edited', form: formNow() });
  });
  // A layout effect runs in the task of the change: a page that is killed right after it has stored it.
  useLayoutEffect(() => keep(), [key, tickets, values, receipt, paidAt]);

  const leave = useEffectEvent(() => {
    if (underWay.current > 0 && isWorthKeeping) leaveForm(raffleId, formNow());
  });
  useEffect(() => {
    const left = () => leave();
    window.addEventListener('pagehide', left);
    return () => window.removeEventListener('pagehide', left);
  }, []);

  /** The earlier purchase that this one, under a new key, would abandon. */
  function leftBehindBy(request: PurchaseRequest): PurchaseRequest | null {
    return boundTo && !isSamePurchase(boundTo, request) ? boundTo : null;
  }

  /** @param over the key of a purchase that is over; without it nothing of any purchase stays */
  async function beginAnew(over?: string): Promise<void> {
    become(begun(null));
    setPaidAt(0);
    setFinished(values);
    await forgetPurchase(raffleId, over);
  }

  const touch = () => (touchedAtRef.current = Date.now());

  return {
    key,
    receipt,
    sent: sentOf(purchase),
    boundTo,
    waiting: waitingOf(purchase),
    kept,
    isPastPaying,
    setReceipt: (picture: Blob | null) => become({ receipt: picture }),
    setPastPaying(isPast: boolean): void {
      become({ purchase: { ...latest.current.purchase, isPastPaying: isPast } });
      setPaidAt(touch());
    },
    leftBehindBy,
    /** Records what a sending did. False if that tap no longer counts, or nothing can be stored. */
    async record(event: PurchaseEvent): Promise<boolean> {
      const { isApplied, kept: isKept } = await dispatch(event);
      return isApplied && isKept !== 'nothing';
    },
    /**
     * Saves what is about to be sent, so that a killed page can continue. It may be sent automatically if all of it was
     * stored and flagged.
     */
    async start(request: PurchaseRequest, picture: Blob) {
      const isOther = leftBehindBy(request) !== null;
      const purchaseKey = isOther ? newKey() : key;
      const hasLeft = navigator.onLine || (boundTo !== null && !isOther);
      const tappedAt = touch();
      const waiting = { until: waitsUntil(tappedAt), tappedAt, hasLeft };
      const form = { ...formNow(), key: purchaseKey, isPastPaying: true };
      become({ receipt: picture });
      const event = { type: 'tapped', before: key, form, request, waiting } as const;
      const { kept: isKept } = await dispatch(event);
      const waits = isKept === 'all' && hasDraftFlag(raffleId);
      if (!waits) void dispatch({ type: 'unqueued', key: purchaseKey });
      return { key: purchaseKey, waiting: waits ? waiting : null };
    },
    /** Nothing was registered, so the form may be changed and sent again. */
    reopen(): void {
      void dispatch({ type: 'reopened', key: latest.current.purchase.key, at: touch() });
    },
    /** The purchase never left this phone, so its key is still unused. False if it may have left. */
    async takeBack(): Promise<boolean> {
      if (!(await takeBack(raffleId))) return false;
      await dispatch({ type: 'taken-back', key: latest.current.purchase.key, at: touch() });
      return true;
    },
    /** Stops sending it without a tap. */
    stopWaiting(): void {
      void dispatch({ type: 'unqueued', key: latest.current.purchase.key });
    },
    /** The key already belongs to another purchase. */
    renewKey(): void {
      void dispatch({ type: 'renewed', key: latest.current.purchase.key, newKey: newKey() });
    },
    /** The purchase is over. The next one gets a new key. */
    finish: () => beginAnew(latest.current.purchase.key),
    /** The buyer wants nothing of it left on this phone. */
    erase: () => beginAnew(),
  };
}

function begun(found: KeptPurchase | null): KeptPurchase {
  const nothing = { tickets: [], values: {}, isPastPaying: false, savedAt: 0 };
  const purchase = found?.purchase ?? { ...nothing, boundTo: null, stage: 'form' as const };
  return {
    purchase: { ...purchase, key: found?.purchase.key || newKey() },
    receipt: found?.receipt ?? null,
  };
}

/** When the visitor last typed or chose. Viewing a draft does not extend its life. */
function useTouchedAt(found: KeptPurchase | null, tickets: Selection, receipt: Blob | null) {
  const touchedAtRef = useRef(found?.purchase.savedAt ?? 0);
  const before = useRef({ tickets, receipt });

  // Before the effect that stores the change: it would save a draft that counts as expired.
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { tickets, receipt };
    // Opening a draft chooses its numbers again, which does not count.
    const isChosen = tickets !== last.tickets && tickets !== found?.purchase.tickets;
    if (isChosen || receipt !== last.receipt) touchedAtRef.current = Date.now();
  }, [found, tickets, receipt]);

  // Listens for input, because form values also change on their own: the amount follows the total. Captured, because
  // React stores the change before the event has risen to the document.
  useEffect(() => {
    const touch = () => {
      touchedAtRef.current = Date.now();
    };
    document.addEventListener('input', touch, true);
    return () => document.removeEventListener('input', touch, true);
  }, []);

  return touchedAtRef;
}

/** A random UUID. `crypto.randomUUID` exists only on pages with TLS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Same person and same tickets, so they share a key. The server refuses any other purchase with that key. */
export function isSamePurchase(one: PurchaseRequest, other: PurchaseRequest): boolean {
  return fingerprint(one) === fingerprint(other);
}

function fingerprint({ tickets, nationalId, phoneCode, phone }: PurchaseRequest): string {
  return JSON.stringify([tickets.map(({ id }) => id).sort(), nationalId, phoneCode + phone]);
}
