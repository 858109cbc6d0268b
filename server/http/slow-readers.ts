import type { Server, ServerResponse } from 'node:http';

const CHECKS = 4;

/** Closes connections whose client reads none of the waiting data for `silenceMs`, at most a quarter of it late. */
export function closeSlowReaders(server: Server, silenceMs: number): void {
  server.prependListener('request', (_req, res) => watch(res, silenceMs / CHECKS));
}

/** Node reports a time-out only when nothing moved for all of it. Consecutive time-outs count as one silence. */
function watch(res: ServerResponse, checkMs: number): void {
  let silentChecks = 0;
  let checkedAt = -Infinity;
  res.setTimeout(checkMs, () => {
    const { socket } = res;
    if (!socket) return;
    const isUnread = socket.writableLength > 0;
    const follows = performance.now() - checkedAt < 1.5 * checkMs;
    silentChecks = isUnread ? (follows ? silentChecks : 0) + 1 : 0;
    checkedAt = performance.now();
    if (silentChecks === CHECKS) socket.destroy();
    else socket.setTimeout(checkMs);
  });
}
