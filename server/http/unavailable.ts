import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendLastResort } from './last-resort';

const SECONDS = 5;

export function sendUnavailable(req: IncomingMessage, res: ServerResponse): void {
  sendLastResort(req, res, {
    status: 503,
    title: 'Un momento, por favor',
    text: 'Esta página no pudo cargarse ahora; la pediremos de nuevo en unos segundos. Si estabas pagando, no vuelvas a pagar: tu pago sigue valiendo.',
    again: SECONDS,
  });
}
