import type { IncomingMessage, ServerResponse } from 'node:http';
import { NO_STORE } from './cache-control';
import { sendLastResort, wantsDocument } from './last-resort';

const SECONDS = 5;
const BUSY =
  'Hay muchas solicitudes desde tu conexión en este momento. Espera unos segundos e inténtalo de nuevo.';

export function sendUnavailable(req: IncomingMessage, res: ServerResponse): void {
  sendLastResort(req, res, {
    status: 503,
    title: 'Un momento, por favor',
    text: 'Esta página no pudo cargarse ahora; la pediremos de nuevo en unos segundos. Si estabas pagando, no vuelvas a pagar: tu pago sigue valiendo.',
    again: SECONDS,
  });
}

/** Nothing of it was begun. */
export function sendBusy(req: IncomingMessage, res: ServerResponse): void {
  if (wantsDocument(req)) return sendUnavailable(req, res);
  res
    .writeHead(503, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': NO_STORE,
      'Retry-After': String(SECONDS),
    })
    .end(JSON.stringify({ ok: false, reason: 'busy', msg: BUSY }));
}
