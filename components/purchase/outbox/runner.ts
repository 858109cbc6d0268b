import { notify } from '@/lib/offline/outbox/notification';
import { sendQueued } from '@/lib/offline/outbox/send-once';
import { isFinal } from '@/lib/raffle/answer';
import type { Purchase } from '@/lib/raffle/purchase-state';
import { fetchOutcome, sendPurchase, type PurchaseUpload } from '@/lib/storefront-api/purchase';
import { dueDrafts } from '../draft/draft-flag';
import { changeStage, isPaymentOpen, loadDue, loadPurchase } from '../draft/purchase-store';
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

const transport = {
  ask: fetchOutcome,
  async send(purchase: PurchaseUpload) {
    // It can no longer be taken back.
    await loadPurchase(purchase.raffleId);
    return sendPurchase(purchase);
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
    atOnce ? [0, ...PAUSES_MS] : PAUSES_MS,
  );
  running.set(raffleId, stop);
}

async function tryOnce(raffleId: string, isNetworkBack: boolean): Promise<boolean> {
  const answer = await sendQueued(raffleId, { transport, isNetworkBack });
  const purchase = (await loadPurchase(raffleId))?.purchase;
  // Without its picture it cannot be sent.
  if (!answer && purchase?.stage === 'queued') void changeStage(raffleId, 'unqueued');
  if (purchase) noteEnd(raffleId, purchase);
  // A final answer that could not be stored is asked for again.
  return answer === null || (isFinal(answer) && purchase?.stage !== 'queued');
}

/** Marks the registered numbers at once. The payment does the rest when it shows the outcome. */
function noteEnd(raffleId: string, purchase: Purchase): void {
  if (purchase.stage !== 'answered' || purchase.isNoted || isPaymentOpen(raffleId)) return;
  const { answer, sent } = purchase;
  const outcome = answer.kind === 'outcome' ? answer.outcome : null;
  if (outcome && 'numbers' in outcome) applyRegistered(raffleId, outcome, sent);
  void changeStage(raffleId, 'noted');
  notify(raffleId, answer);
}

const PAUSES_MS = [8000, 15_000, 30_000, 60_000];

/**
 * Retries until `tryOnce` says it is over: at intervals, because browsers do not always report a network, and at once when
 * the network, the page or the worker is back, because a sleeping page runs no timers.
 * @param tryOnce resolves to whether it is over; `isNetworkBack` is true once for each time the network returns
 * @param pausesMs each pause in milliseconds; the last one repeats
 * @returns ends it
 */
export function retryUntilOver(
  tryOnce: (isNetworkBack: boolean) => Promise<boolean>,
  pausesMs: readonly number[] = PAUSES_MS,
): () => void {
  let tries = 0;
  let isTrying = false;
  let isOver = false;
  let isNetworkBack = false;
  let timer: ReturnType<typeof setTimeout>;

  function plan() {
    const pause = pausesMs[Math.min(tries, pausesMs.length - 1)];
    tries += 1;
    clearTimeout(timer);
    timer = setTimeout(now, pause);
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

  const onLine = () => {
    isNetworkBack = true;
    void now();
  };
  const onSeen = () => {
    if (document.visibilityState !== 'hidden') void now();
  };

  function stop() {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('online', onLine);
    navigator.serviceWorker?.removeEventListener('message', now);
    document.removeEventListener('visibilitychange', onSeen);
  }

  window.addEventListener('online', onLine);
  navigator.serviceWorker?.addEventListener('message', now);
  document.addEventListener('visibilitychange', onSeen);
  plan();
  return stop;
}
