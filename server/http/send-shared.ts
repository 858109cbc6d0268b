import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { createAnswerCache } from '../cache/answer-cache';
import { packAnswer } from '../cache/pack-answer';
import { ROUTER_HEADERS, ROUTER_SEARCH } from '../next-seam/next-http';
import { answerLife } from './answer-life';
import type { AskNext, NextAnswer } from './ask-next';
import { relayedLife } from './cache-control';
import { isHtml } from './pass-transformed';
import { answerHeaders, forwardedFor } from './passed-headers';
import type { Relay } from './relay';
import type { RequestKind } from './request-kind';
import { sendBody } from './send-body';
import type { NotHeld } from './send-page';
import { sendNoAnswer } from './unavailable';
import { newXsrfCookie } from '../../lib/platform/http/xsrf-cookie';

// Next may answer every visitor alike here. Whether it did so, the answer says.
const SHARED = /^\/api\/raffles\/[^/?]+(\/(tickets|winner))?(\?|$)/;
const LENGTH_AND_TAG = ['content-length', 'etag', 'date'];

type SharedRequest = {
  key: string;
  headers: OutgoingHttpHeaders;
  /** Whether the answer brings a visitor the token that a purchase needs. */
  givesToken: boolean;
};

/** The question that this request shares with those of other visitors, or null. */
export function sharedQuestion(req: IncomingMessage, asked: RequestKind): SharedRequest | null {
  const { method, url = '' } = req;
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (asked.kind === 'router') {
    return { key: asked.path + ROUTER_SEARCH, headers: ROUTER_HEADERS, givesToken: false };
  }
  if (!SHARED.test(url)) return null;
  return { key: url, headers: neutralHeaders(req), givesToken: true };
}

/**
 * What one visitor sends must not change or hold up what others get. The address goes along, so that Next limits how
 * much one client may ask, and the cookie, so that a refusal gives no second token.
 */
function neutralHeaders({ headers, socket }: IncomingMessage): OutgoingHttpHeaders {
  return {
    accept: '*/*',
    'user-agent': 'front',
    'x-forwarded-for': forwardedFor(headers, socket.remoteAddress ?? ''),
    ...(headers.cookie !== undefined && { cookie: headers.cookie }),
  };
}

type Options = {
  askNext: AskNext;
  cache: ReturnType<typeof createAnswerCache<NotHeld>>;
  isHttps: boolean;
};

/** Answers many visitors who ask the same with one question to Next. */
export function createSendShared({ askNext, cache, isHttps }: Options) {
  return async function sendShared(
    req: IncomingMessage,
    res: ServerResponse,
    { key, headers, givesToken }: SharedRequest,
    relay: Relay,
  ): Promise<void> {
    let own: NextAnswer | undefined;
    const served = await cache.get(key, async (known) => {
      own = await askNext(key, headers);
      const life = answerLife(own);
      if (!life || own.status !== 200 || isHtml(own)) return { kind: 'unshared' };
      const made = { ...own, headers: passedBack(own) };
      return { kind: 'held', answer: await packAnswer(made, known), life };
    });
    if (served.kind === 'held') {
      const cookie = givesToken && newXsrfCookie(req.headers.cookie, { isHttps });
      if (cookie) res.setHeader('Set-Cookie', cookie);
      sendBody(req, res, served.answer);
    } else if (served.kind === 'unavailable') sendNoAnswer(req, res);
    else if (own && !isHtml(own)) {
      // Made for this visitor alone, such as a refusal. Others who waited for it ask for themselves.
      res.writeHead(own.status, passedBack(own)).end(req.method === 'HEAD' ? undefined : own.body);
    } else relay(req, res);
  };
}

function passedBack({ headers }: NextAnswer) {
  const passed = answerHeaders(headers);
  for (const name of LENGTH_AND_TAG) delete passed[name];
  return { ...passed, 'cache-control': relayedLife(headers['cache-control']) };
}
