import { openSlowLine } from './slow-network.mjs';
import { startTlsProxy } from './tls-proxy.mjs';

/** 1.6 Mbit/s, 150 ms round trip, 20 ms of queue. */
const SLOW = { bytesPerMs: 200, delayMs: 75, queueMs: 20 };
const FAST = { bytesPerMs: Infinity, delayMs: 0, queueMs: 1 };

export const EMULATED = {
  offline: false,
  latency: 2 * SLOW.delayMs,
  downloadThroughput: SLOW.bytesPerMs * 1000,
  uploadThroughput: SLOW.bytesPerMs * 1000,
};

/** @param {{ name: string, url: string }[]} pages @param {{ http: '2' | '1.1', isSlow: boolean }} options */
export async function putBehindNginx(pages, { http, isSlow }) {
  const origins = pages.map(({ url }) => new URL(url).origin);
  const proxy = await startTlsProxy(origins, http);
  const [scheme, protocol] = http === '2' ? ['https', 'h2'] : ['http', 'http/1.1'];
  const contestants = await Promise.all(
    pages.map(async ({ name, url }, index) => {
      const line = await openSlowLine(proxy.ports[index], isSlow ? SLOW : FAST);
      const { pathname, search } = new URL(url);
      const far = `${scheme}://127.0.0.1:${line.port}${pathname}${search}`;
      return { name, url: far, protocol, line };
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
