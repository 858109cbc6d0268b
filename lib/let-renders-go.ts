import 'server-only';

/**
 * React and Next end each render by `abort()`, with a reason whose stack nobody reads. Until it is read it keeps its
 * frames, they the `Immediate` they ran in, this one the whole render and its neighbours in the queue: under steady
 * load every render there ever was (https://github.com/vercel/next.js/issues/97434,
 * https://github.com/nodejs/node/issues/66129). Reading it lets go.
 */
export function letRendersGo(): void {
  const abort = AbortController.prototype.abort;
  AbortController.prototype.abort = function abortAndForget(reason?: unknown) {
    abort.call(this, reason);
    if (this.signal.reason instanceof Error) void this.signal.reason.stack;
  };
}
