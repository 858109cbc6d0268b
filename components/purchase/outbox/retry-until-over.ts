const QUEUE_PAUSES_MS = [8000, 15_000, 30_000, 60_000];

type Rhythm = {
  /** Each pause in milliseconds; the last one repeats. */
  pausesMs?: readonly number[];
  /** Begins without a pause. */
  atOnce?: boolean;
  /** What ends a pause early. A pause that is over ends in any case: a sleeping page runs no timers. */
  isCutBy?: { network?: boolean; sight?: boolean; worker?: boolean };
};

/**
 * Retries until `tryOnce` says it is over, at intervals, because browsers do not always report a network.
 * @param tryOnce resolves to whether it is over; `isNetworkBack` is true once for each time the network returns
 * @returns ends it
 */
export function retryUntilOver(
  tryOnce: (network: { isNetworkBack: boolean }) => Promise<boolean>,
  {
    pausesMs = QUEUE_PAUSES_MS,
    atOnce = false,
    isCutBy = { network: true, worker: true },
  }: Rhythm = {},
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
    const network = { isNetworkBack };
    isNetworkBack = false;
    const isDone = await tryOnce(network).catch(() => false);
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
