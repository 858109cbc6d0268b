import type { TryOptions } from '@/lib/offline/outbox/try-kept';

const PAUSES_MS = [8000, 15_000, 30_000, 60_000];

/**
 * Retries until `tryOnce` says it is over: when the network returns, the page becomes visible or the worker has news,
 * and at intervals, because browsers do not always report a network.
 * @param tryOnce resolves to whether it is over; `isNetworkBack` is true once for each time the network returns
 */
export function retryUntilOver(
  tryOnce: (options: TryOptions) => Promise<boolean>,
  { atOnce }: { atOnce: boolean },
) {
  let tries = 0;
  let isTrying = false;
  let isOver = false;
  let isNetworkBack = false;
  let timer: ReturnType<typeof setTimeout>;
  let dueAt = 0;

  function plan() {
    const pause = PAUSES_MS[tries] ?? PAUSES_MS[PAUSES_MS.length - 1]!;
    tries += 1;
    dueAt = Date.now() + pause;
    clearTimeout(timer);
    timer = setTimeout(() => void now(), pause);
  }

  async function now() {
    if (isTrying || isOver) return;
    isTrying = true;
    const options = { isNetworkBack };
    isNetworkBack = false;
    const isDone = await tryOnce(options).catch(() => false);
    isTrying = false;
    if (isDone) stop();
    else if (isNetworkBack) void now();
    else if (!isOver) plan();
  }

  const tryNow = () => void now();
  const onLine = () => {
    isNetworkBack = true;
    void now();
  };
  const onSeen = () => {
    if (document.visibilityState === 'visible' && Date.now() >= dueAt) void now();
  };

  function stop() {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('online', onLine);
    navigator.serviceWorker?.removeEventListener('message', tryNow);
    document.removeEventListener('visibilitychange', onSeen);
  }

  window.addEventListener('online', onLine);
  navigator.serviceWorker?.addEventListener('message', tryNow);
  document.addEventListener('visibilitychange', onSeen);
  if (atOnce) void now();
  else plan();
  return stop;
}
