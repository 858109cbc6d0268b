// Reaches into: how React and Next end each render: by `AbortController.abort()` with an `Error`.
// Buys: memory: without it 1.4 GB after 16,000 pages (`npm run bench -- memory`).
// Fails when it changes: `npm run bench -- memory` rises without end.
// Can go: when both no longer hold the stack (react/react#37288, pull request #37289; vercel/next.js#97351).

/** An unread stack holds its whole render (vercel/next.js#97434, nodejs/node#66129). Reading it releases the render. */
export function releaseAbortedRenders(): void {
  const abort = AbortController.prototype.abort;
  AbortController.prototype.abort = function abortAndForget(reason?: unknown) {
    abort.call(this, reason);
    if (this.signal.reason instanceof Error) void this.signal.reason.stack;
  };
}
