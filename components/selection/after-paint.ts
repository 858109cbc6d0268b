/** When no frame comes, as in a hidden tab. */
const LONGEST_WAIT_MS = 200;

/**
 * The same call, put off until what has changed by now is on screen; calls in between are one.
 * What a tap does first is show the tap.
 */
export function afterPaint(call: () => void): () => void {
  let isWaiting = false;
  return function later() {
    if (isWaiting) return;
    isWaiting = true;
    const run = () => {
      if (!isWaiting) return;
      isWaiting = false;
      call();
    };
    requestAnimationFrame(() => setTimeout(run));
    setTimeout(run, LONGEST_WAIT_MS);
  };
}
