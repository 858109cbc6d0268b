import type { Server } from 'node:http';

export function closeSlowReaders(server: Server, silenceMs: number): void {
  server.prependListener('request', (_req, res) => {
    res.setTimeout(silenceMs, () => {
      if (!res.socket) return;
      if (res.socket.writableLength > 0) res.socket.destroy();
      else res.socket.setTimeout(silenceMs);
    });
  });
}
