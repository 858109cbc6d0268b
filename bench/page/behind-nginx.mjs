import { openSlowLine } from './slow-network.mjs';
import { startTlsProxy } from './tls-proxy.mjs';

/** 1.6 Mbit/s, 150 ms round trip, 20 ms of queue. */
const SLOW = { bytesPerMs: 200, delayMs: 75, queueMs: 20 };

/** @param {{ name: string, url: string }[]} pages */
export async function putBehindNginx(pages) {
  const origins = pages.map(({ url }) => new URL(url).origin);
  const proxy = await startTlsProxy(origins);
  const contestants = await Promise.all(
    pages.map(async ({ name, url }, index) => {
      const line = await openSlowLine(proxy.ports[index], SLOW);
      const { pathname, search } = new URL(url);
      const far = `https://127.0.0.1:${line.port}${pathname}${search}`;
      return { name, url: far, line };
    }),
  );
  return {
    contestants,
    async stop() {
      for (const { line } of contestants) line.close();
      await proxy.stop();
    },
  };
}
