import type { IncomingMessage, ServerResponse } from 'node:http';
import { newNonce, nonceHeader } from '../next-seam/nonce-scripts';
import type { TransformHtml } from '../document/transform-html';
import type { AskNext } from './ask-next';
import { NO_STORE } from './cache-control';
import type { Relay } from './relay';

/** A page that shows only the shop itself, so each of its scripts is Next's. */
export const NO_TICKET = { path: '/sin-boleto', search: '' };

export const READY = /^\/api\/health\/ready\/?(\?|$)/;

/** Says in one sentence why no page of Next would work in a browser, or returns null. */
export type PageCheck = () => Promise<string | null>;

export function createPageCheck(askNext: AskNext, transformHtml: TransformHtml): PageCheck {
  let isFine = false;

  async function check(): Promise<string | null> {
    const nonce = newNonce();
    const { status, body } = await askNext(NO_TICKET.path, nonceHeader(nonce));
    if (status !== 200) return `Next cannot make a page: ${status} for ${NO_TICKET.path}.`;
    const { ownScripts, refused } = transformHtml(body.toString(), { nonce });
    if (ownScripts > 0 && refused.length === 0) return null;
    return (
      'Next does not put the nonce on its inline scripts any more, so nobody could buy: go back to the Next of ' +
      'package-lock.json, and see server/next-seam/README.md.'
    );
  }

  // A build does not change while it runs, so one good page is enough.
  return async function checkPages() {
    if (isFine) return null;
    const problem = await check().catch(
      (error: unknown) => `Next does not answer: ${String(error)}`,
    );
    isFine = problem === null;
    return problem;
  };
}

/** Next says whether it is ready; its answer counts only if its pages work too. */
export function createSendReady(relay: Relay, checkPages: PageCheck) {
  return async function sendReady(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const problem = await checkPages();
    if (problem === null) relay(req, res);
    else {
      res
        .writeHead(503, { 'Content-Type': 'application/json', 'Cache-Control': NO_STORE })
        .end(JSON.stringify({ ok: false, reason: 'pages', msg: problem }));
    }
  };
}
