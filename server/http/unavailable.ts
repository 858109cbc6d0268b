import type { IncomingMessage, ServerResponse } from 'node:http';
import { NO_STORE } from './cache-control';
import { sendLastResort, wantsDocument } from './last-resort';

const SECONDS = 5;
const BUSY =
  'Hay muchas solicitudes desde tu conexión en este momento. Espera unos segundos e inténtalo de nuevo.';
const NO_ANSWER = 'La tienda está ocupada en este momento. Inténtalo de nuevo en unos segundos.';

export function sendUnavailable(req: IncomingMessage, res: ServerResponse): void {
  sendLastResort(req, res, {
    status: 503,
    title: 'Un momento, por favor',
    text: 'Esta página no pudo cargarse ahora; la cargamos de nuevo en unos segundos. Si estabas pagando, no vuelvas a pagar: tu pago no se pierde.',
    again: SECONDS,
  });
}

/** For a request that was not begun. */
export function sendBusy(req: IncomingMessage, res: ServerResponse): void {
  send(req, res, { reason: 'busy', msg: BUSY });
}

/** For a request whose outcome is unknown: even a payment may have gone through. */
export function sendNoAnswer(req: IncomingMessage, res: ServerResponse): void {
  send(req, res, { reason: 'no-answer', msg: NO_ANSWER });
}

type Refusal = { reason: 'busy' | 'no-answer'; msg: string };

/** Uses the form by which pages tell the shop's answers from a proxy's (`lib/storefront-api/purchase.ts`). */
function send(req: IncomingMessage, res: ServerResponse, told: Refusal): void {
  if (wantsDocument(req)) return sendUnavailable(req, res);
  res
    .writeHead(503, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': NO_STORE,
      'Retry-After': String(SECONDS),
    })
    .end(JSON.stringify({ ok: false, ...told }));
}
