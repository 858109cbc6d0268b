import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createPages } from '../pages/pages';
import { createHeldPictures } from '../pictures/held-pictures';
import { createRelay } from '../relay/relay';
import type { Upstream } from '../relay/upstream';
import { NEVER_STORED } from './cache-control';
import { requestKind, type RequestKind } from './request-kind';
import { securityHeaders } from './security-headers';
import { sendBody, type Sendable } from './send-body';

export type FrontOptions = {
  upstream: Upstream;
  /** By address. */
  files: Map<string, Sendable>;
  isHttps: boolean;
  warn: (message: string) => void;
};

/** A phone on a slow line needs seconds for its headers, never more. */
const HEADERS_MS = 15_000;
/** A receipt of 10 MB at 40 kB/s. */
const REQUEST_MS = 300_000;
/** Longer than the minute for which balancers keep idle connections; a visitor picks numbers for minutes. */
const KEEP_ALIVE_MS = 65_000;

/** What faces the network: answers with pages and files it holds, passes on everything else. */
export function createFront({ upstream, files, isHttps, warn }: FrontOptions): Server {
  const relay = createRelay(upstream);
  const styleOf = (address: string) => files.get(address)?.bodies.identity.toString();
  const { sendPage, sendData } = createPages({ upstream, relay, styleOf, warn });
  const pictures = createHeldPictures();
  const always = Object.entries(securityHeaders(isHttps));

  function handle(req: IncomingMessage, res: ServerResponse): void {
    for (const [name, value] of always) res.setHeader(name, value);
    const asked = requestKind(req);
    if (asked.kind === 'page') void sendPage(req, res, asked);
    else if (asked.kind === 'data') void sendData(req, res, asked);
    else if (asked.kind === 'private') sendPrivate(req, res);
    else if (asked.kind === 'file') sendFile(req, res, asked);
    else if (asked.kind === 'other') relay(req, res);
    else turnAway(res, asked);
  }

  function sendPrivate(req: IncomingMessage, res: ServerResponse): void {
    relay(req, res, ({ statusCode }) => {
      if (statusCode !== 404) return false;
      void sendPage(req, res, NO_TICKET);
      return true;
    });
  }

  function sendFile(req: IncomingMessage, res: ServerResponse, { path }: { path: string }): void {
    const held = files.get(path) ?? pictures.get(req);
    if (held) sendBody(req, res, held);
    else if (OURS_ALONE.test(path)) res.writeHead(404, { 'Cache-Control': NEVER_STORED }).end();
    else relay(req, res, (answer) => pictures.watch(req, answer));
  }

  return createServer(
    { headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS, keepAliveTimeout: KEEP_ALIVE_MS },
    handle,
  );
}

/** The one page for all addresses of tickets that do not exist: it says nothing of the one that was tried. */
const NO_TICKET = { path: '/sin-boleto', search: '' };

/** Addresses behind which nobody but the front has anything to say. */
const OURS_ALONE = /^\/_(next|data)(\/|$)/;

/** In the form of every refusal of the shop. */
const REFUSALS = {
  400: { reason: 'bad-request', msg: 'Esta dirección no es válida.' },
  405: { reason: 'wrong-method', msg: 'Esta dirección no acepta este tipo de solicitud.' },
  414: { reason: 'bad-request', msg: 'Esta dirección es demasiado larga.' },
};

function turnAway(
  res: ServerResponse,
  asked: Extract<RequestKind, { kind: 'refused' | 'moved' }>,
): void {
  if (asked.kind === 'moved') {
    res.writeHead(308, { Location: asked.location }).end();
    return;
  }
  const body = { ok: false, ...REFUSALS[asked.status] };
  res
    .writeHead(asked.status, {
      ...asked.headers,
      'Cache-Control': NEVER_STORED,
      'Content-Type': 'application/json; charset=utf-8',
    })
    .end(JSON.stringify(body));
}
