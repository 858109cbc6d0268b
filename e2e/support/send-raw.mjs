import { request } from 'node:http';

/**
 * `path` is sent unchanged: no `..` is resolved and nothing is encoded.
 * @typedef {{ method: string, path: string, headers?: Record<string, string>, body?: Buffer }} RawRequest
 * @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, text: string }} RawAnswer
 */

/** @param {string} origin @param {RawRequest} asked @returns {Promise<RawAnswer>} */
export function sendRaw(origin, asked) {
  const { hostname, port } = new URL(origin);
  const { method, path, body } = asked;
  const length = body && { 'content-length': String(body.length) };
  const headers = { ...asked.headers, ...length };
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers, timeout: 20_000 }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.on('error', reject);
    sent.on('timeout', () => sent.destroy(new Error('no answer in 20 s')));
    sent.end(body);
  });
}
