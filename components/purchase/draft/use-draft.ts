import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { waitsUntil, type Waiting } from '@/lib/raffle/outbox';
import type { PurchaseRequest } from '@/lib/raffle/purchase';
import type { Selection } from '@/lib/raffle/selection';
import { isTyped, type PaymentValues } from '../form/form-values';
import { takeBack } from '../outbox/outbox-draft';
import { isInOutbox } from '../outbox/outbox-flag';
import { forgetDraft, keepDraft, type Draft, type Kept } from './draft-store';

const PAUSE_MS = 300;

/** The part of a purchase that outlives the page. It is saved shortly after each change and when the page hides. */
export function useDraft(
  raffleId: string,
  found: Draft | null,
  typed: { values: PaymentValues; tickets: Selection; given?: Partial<PaymentValues> },
) {
  const [key, setKey] = useState(() => found?.key || newKey());
  const [receipt, setReceipt] = useState(found?.receipt ?? null);
  const [sent, setSent] = useState(found?.sent ?? null);
  const [boundTo, setBoundTo] = useState(found?.boundTo ?? found?.sent ?? null);
  const [waiting, setWaiting] = useState(found?.waiting ?? null);
  const [isPastPaying, setPastPaying] = useState(found?.isPastPaying ?? false);
  const [kept, setKept] = useState<Kept>('all');
  const { values, tickets, given } = typed;
  const [finished, setFinished] = useState<PaymentValues | null>(null);
  const isTypedSince = isTyped(values, given) && values !== finished;
  const isWorthKeeping = sent !== null || receipt !== null || isPastPaying || isTypedSince;

  /** True while a purchase is taken back. Saving then would make it wait to be sent again. */
  const isTakenBackRef = useRef(false);
  useEffect(() => {
    isTakenBackRef.current = false;
  }, [sent]);

  const touchedAtRef = useTouchedAt(found, tickets, receipt, isPastPaying);

  const keep = useEffectEvent(() => {
    if (!isWorthKeeping || isTakenBackRef.current) return;
    const savedAt = touchedAtRef.current;
    const purchase = { key, tickets, values, receipt, sent, boundTo, waiting };
    void keepDraft(raffleId, { ...purchase, isPastPaying, savedAt }).then(setKept);
  });

  useEffect(() => {
    const timer = setTimeout(() => keep(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key, tickets, values, receipt, sent, boundTo, waiting, isPastPaying]);

  // Saved at once: the camera often makes a phone low on memory kill the page, and other tabs and the worker read
  // `waiting`.
  useEffect(() => keep(), [receipt, waiting]);

  useEffect(() => {
    const keepNow = () => keep();
    document.addEventListener('visibilitychange', keepNow);
    window.addEventListener('pagehide', keepNow);
    return () => {
      document.removeEventListener('visibilitychange', keepNow);
      window.removeEventListener('pagehide', keepNow);
      // The payment may close before the pause after the last keystroke.
      keep();
    };
  }, []);

  /** The earlier purchase that this one, under a new key, would abandon. */
  function leftBehindBy(request: PurchaseRequest): PurchaseRequest | null {
    return boundTo && !isSamePurchase(boundTo, request) ? boundTo : null;
  }

  return {
    key,
    receipt,
    sent,
    boundTo,
    waiting,
    kept,
    isPastPaying,
    setReceipt,
    setPastPaying,
    leftBehindBy,
    /**
     * Saves what is about to be sent, so that a killed page can continue. It may be sent automatically if all of it was
     * stored and the outbox flag is set.
     * @param drawDate when it stops waiting
     */
    async start(request: PurchaseRequest, picture: Blob, drawDate: string | null) {
      const isOther = leftBehindBy(request) !== null;
      const purchaseKey = isOther ? newKey() : key;
      const hasLeft = navigator.onLine || (boundTo !== null && !isOther);
      const savedAt = (touchedAtRef.current = Date.now());
      const until = waitsUntil(savedAt, drawDate);
      const asWaiting: Waiting = { until, tappedAt: savedAt, hasLeft };
      setKey(purchaseKey);
      setSent(request);
      setBoundTo(request);
      setWaiting(asWaiting);
      const draft = { key: purchaseKey, tickets, values, receipt: picture, savedAt };
      const asSent = { sent: request, boundTo: request, waiting: asWaiting, isPastPaying: true };
      const keptNow = await keepDraft(raffleId, { ...draft, ...asSent });
      setKept(keptNow);
      const waits = keptNow === 'all' && isInOutbox(raffleId);
      if (!waits) setWaiting(null);
      return { key: purchaseKey, waiting: waits ? asWaiting : null };
    },
    /** Nothing was registered, so the form may be changed and sent again. */
    reopen(): void {
      setSent(null);
      setWaiting(null);
      touchedAtRef.current = Date.now();
    },
    /** The purchase never left this phone, so its key is still unused. False if it may have left. */
    async takeBack(): Promise<boolean> {
      isTakenBackRef.current = true;
      isTakenBackRef.current = await takeBack(raffleId);
      if (!isTakenBackRef.current) return false;
      setSent(null);
      setWaiting(null);
      setBoundTo(null);
      touchedAtRef.current = Date.now();
      return true;
    },
    /** Stops sending it without a tap. */
    stopWaiting(): void {
      setWaiting(null);
    },
    leave(): void {
      setWaiting((before) => before && { ...before, hasLeft: true });
    },
    /** The key already belongs to another purchase. */
    renewKey(): void {
      setKey(newKey());
      setBoundTo(null);
    },
    /** The purchase is over. The next one gets a new key. */
    async finish(): Promise<void> {
      setKey(newKey());
      setReceipt(null);
      setSent(null);
      setBoundTo(null);
      setWaiting(null);
      setPastPaying(false);
      setFinished(values);
      await forgetDraft(raffleId);
    },
  };
}

/** When the visitor last typed or chose. Viewing a draft does not extend its life. */
function useTouchedAt(
  found: Draft | null,
  tickets: Selection,
  receipt: Blob | null,
  isPastPaying: boolean,
) {
  const touchedAtRef = useRef(found?.savedAt ?? 0);
  const before = useRef({ tickets, receipt, isPastPaying });

  // Before any event: a page that hides between a change and its effects would save a draft that counts as expired.
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { tickets, receipt, isPastPaying };
    // Opening a draft chooses its numbers again, which does not count.
    const isChosen = tickets !== last.tickets && tickets !== found?.tickets;
    const isPaid = isPastPaying !== last.isPastPaying;
    if (isChosen || isPaid || receipt !== last.receipt) touchedAtRef.current = Date.now();
  }, [found, tickets, receipt, isPastPaying]);

  // Listens for input, because form values also change on their own: the amount follows the total.
  useEffect(() => {
    const touch = () => {
      touchedAtRef.current = Date.now();
    };
    document.addEventListener('input', touch);
    return () => document.removeEventListener('input', touch);
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
