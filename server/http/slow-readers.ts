import type { Server, ServerResponse } from 'node:http';

const CHECKS = 4;

/** Closes whoever takes nothing of what waits for `silenceMs`, a quarter of it later at most. */
export function closeSlowReaders(server: Server, silenceMs: number): void {
  server.prependListener('request', (_req, res) => watch(res, silenceMs / CHECKS));
}

/** Node tells of a time-out only when nothing moved for all of it: those that follow each other are one silence. */
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
