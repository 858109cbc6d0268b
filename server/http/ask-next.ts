import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Upstream } from './ready-connections';

const TIMEOUT_MS = 15_000;
const AT_ONCE = 64;

export type NextAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Asks for a whole answer. Rejects when Next does not answer, answers too late, or fails. */
export type AskNext = (path: string, headers: OutgoingHttpHeaders) => Promise<NextAnswer>;

export function createAskNext(upstream: Upstream): AskNext {
  const agent = new Agent({ keepAlive: true, timeout: 30_000, maxSockets: AT_ONCE });

  return function askNext(path, headers) {
    return new Promise((resolve, reject) => {
      request({
        ...upstream(),
        agent,
        path,
        headers: { ...headers, 'accept-encoding': 'identity' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
        .once('response', (answer) => {
          buffer(answer).then((body) => {
            const { statusCode: status = 502, headers: told } = answer;
            resolve({ status, headers: told, body });
          }, reject);
        })
        .once('error', reject)
        .end();
    });
  };
}
