import type { ServerResponse } from 'node:http';
import { NO_STORE } from './cache-control';
import type { RequestKind } from './request-kind';

const REFUSALS = {
  400: { reason: 'bad-request', msg: 'Esta dirección no es válida.' },
  405: { reason: 'wrong-method', msg: 'Esta dirección no acepta este tipo de solicitud.' },
  414: { reason: 'bad-request', msg: 'Esta dirección es demasiado larga.' },
};

export function turnAway(
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
      'Cache-Control': NO_STORE,
      'Content-Type': 'application/json; charset=utf-8',
    })
    .end(JSON.stringify(body));
}
