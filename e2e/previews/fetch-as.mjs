import { get as getHttp } from 'node:http';
import { get as getHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

const TIMEOUT_MS = 10_000;

const decoders = { gzip: gunzipSync, deflate: inflateSync, br: brotliDecompressSync };

/**
 * Sends one GET as this agent does, without following redirects, and decompresses the body. `fetch` would always add an
 * agent of its own.
 * @param {string} url
 * @param {import('./agents.mjs').Agent} agent
 */
export async function fetchAs(url, { agent, headers = {} }) {
  const get = url.startsWith('https:') ? getHttps : getHttp;
  const startedAt = performance.now();
  /** @type {import('node:http').IncomingMessage} */
  const answer = await new Promise((resolve, reject) => {
    const asked = get(
      url,
      {
        headers: { ...headers, ...(agent === null ? {} : { 'user-agent': agent }) },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
      resolve,
    );
    asked.on('error', reject);
  });
  const raw = await buffer(answer);
  const decode = decoders[String(answer.headers['content-encoding'])];
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    body: decode ? decode(raw) : raw,
    ms: Math.round(performance.now() - startedAt),
  };
}
