import { notify } from '@/lib/offline/outbox/notification';
import { sendQueued, type PurchaseStore } from '@/lib/offline/outbox/send-once';
import type { Purchase } from '@/lib/raffle/purchase-state';
import { fetchOutcome, sendPurchase } from '@/lib/storefront-api/purchase';
import { dueDrafts } from '../draft/draft-flag';
import { changePurchase, isPaymentOpen, loadDue, loadPurchase } from '../draft/purchase-store';
import { applyRegistered } from '../state/apply-answer';

/** On every page that opens: deletes expired drafts, sends queued payments, and tells what is over. */
export async function resumeDrafts({ atOnce }: { atOnce: boolean }): Promise<void> {
  await loadDue();
  const due = dueDrafts(Date.now());
  if (due.length === 0) return;
  // Loaded on their own because of their styles: the first scripts list every file that they may load.
  const { showNotices } = await import('./outbox-notices');
  showNotices();
  for (const raffleId of due) if (!running.has(raffleId)) runOutbox(raffleId, { atOnce });
}

/** Ends the run of each raffle. */
const running = new Map<string, () => void>();

export const pageStore: PurchaseStore = {
  read: loadPurchase,
  async record(raffleId, event) {
    const { isApplied, kept } = await changePurchase(raffleId, event);
    return isApplied && kept !== 'nothing';
  },
};

/** Sends the raffle's queued purchase, now and then, until it is over. An earlier run ends. */
export function runOutbox(raffleId: string, { atOnce = false } = {}): void {
  running.get(raffleId)?.();
  const stop = retryUntilOver(
    async (isNetworkBack) => {
      const isOver = await tryOnce(raffleId, isNetworkBack);
      if (isOver && running.get(raffleId) === stop) running.delete(raffleId);
      return isOver;
    },
    { atOnce, isCutBy: { network: true, worker: true } },
  );
  running.set(raffleId, stop);
}

async function tryOnce(raffleId: string, isNetworkBack: boolean): Promise<boolean> {
  const transport = { ask: fetchOutcome, send: sendPurchase };
  await sendQueued(raffleId, { transport, store: pageStore, isNetworkBack });
  const kept = await loadPurchase(raffleId);
  // If it is still flagged, the database failed: a working one without a purchase clears the flag.
  if (!kept) return !dueDrafts(Date.now()).includes(raffleId);
  const { purchase, receipt } = kept;
  if (purchase.stage === 'queued' && receipt) return false;
  // Without its picture it cannot be sent.
  if (purchase.stage === 'queued') void changePurchase(raffleId, unqueued(purchase));
  noteEnd(raffleId, purchase);
  return true;
}

const unqueued = ({ key }: Purchase) => ({ type: 'unqueued', key }) as const;

/** The rest of it waits until the payment shows it. An open payment does all of it. */
function noteEnd(raffleId: string, purchase: Purchase): void {
  if (purchase.stage !== 'answered' || purchase.isNoted || isPaymentOpen(raffleId)) return;
  const { key, answer, sent } = purchase;
  const outcome = answer.kind === 'outcome' ? answer.outcome : null;
  if (outcome && 'numbers' in outcome) applyRegistered(raffleId, outcome, sent);
  void changePurchase(raffleId, { type: 'noted', key });
  notify(raffleId, answer);
}

const PAUSES_MS = [8000, 15_000, 30_000, 60_000];

type Rhythm = {
  /** Each pause in milliseconds; the last one repeats. */
  pausesMs?: readonly number[];
  /** Begins without a pause. */
  atOnce?: boolean;
  /** What ends a pause early. A pause that is over ends in any case: a sleeping page runs no timers. */
  isCutBy: { network?: boolean; sight?: boolean; worker?: boolean };
};

/**
 * Retries until `tryOnce` says it is over, at intervals, because browsers do not always report a network.
 * @param tryOnce resolves to whether it is over; `isNetworkBack` is true once for each time the network returns
 * @returns ends it
 */
export function retryUntilOver(
  tryOnce: (isNetworkBack: boolean) => Promise<boolean>,
  { pausesMs = PAUSES_MS, atOnce = false, isCutBy }: Rhythm,
): () => void {
  let tries = 0;
  let isTrying = false;
  let isOver = false;
  let isNetworkBack = false;
  let timer: ReturnType<typeof setTimeout>;
  let dueAt = 0;

  function plan() {
    const pause = pausesMs[Math.min(tries, pausesMs.length - 1)] ?? 0;
    tries += 1;
    dueAt = Date.now() + pause;
    clearTimeout(timer);
    timer = setTimeout(() => void now(), pause);
  }

  async function now() {
    if (isTrying || isOver) return;
    isTrying = true;
    const isBack = isNetworkBack;
    isNetworkBack = false;
    const isDone = await tryOnce(isBack).catch(() => false);
    isTrying = false;
    if (isDone) stop();
    else if (isNetworkBack) void now();
    else if (!isOver) plan();
  }

  const onWorker = () => {
    if (isCutBy.worker) void now();
  };
  const onLine = () => {
    isNetworkBack = isCutBy.network === true;
    if (isNetworkBack || Date.now() >= dueAt) void now();
  };
  const onSeen = () => {
    if (document.visibilityState === 'hidden') return;
    if (isCutBy.sight || Date.now() >= dueAt) void now();
  };

  function stop() {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('online', onLine);
    navigator.serviceWorker?.removeEventListener('message', onWorker);
    document.removeEventListener('visibilitychange', onSeen);
  }

  window.addEventListener('online', onLine);
  navigator.serviceWorker?.addEventListener('message', onWorker);
  document.addEventListener('visibilitychange', onSeen);
  if (atOnce) void now();
  else plan();
  return stop;
}
