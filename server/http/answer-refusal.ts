import type { ServerResponse } from 'node:http';
import { NO_STORE } from './cache-control';
import { sendLastResort, wantsDocument } from './last-resort';
import type { RefusedAddress, RequestKind } from './request-kind';

type Refusal = { status: 400 | 405 | 414; reason: string; msg: string };

const REFUSALS: Record<RefusedAddress, Refusal> = {
  'bad-address': {
    status: 400,
    reason: 'bad-request',
    msg: 'Esta dirección no es válida. Revisa el enlace o entra por el inicio.',
  },
  'wrong-method': {
    status: 405,
    reason: 'wrong-method',
    msg: 'No pudimos abrir esto. Entra por el inicio.',
  },
  'too-long': {
    status: 414,
    reason: 'bad-request',
    msg: 'Esta dirección es demasiado larga. Revisa el enlace o entra por el inicio.',
  },
};

export function answerRefusal(
  res: ServerResponse,
  asked: Extract<RequestKind, { kind: 'refused' | 'moved' }>,
): void {
  if (asked.kind === 'moved') {
    res.writeHead(asked.status, { Location: asked.location }).end();
    return;
  }
  const { status, reason, msg } = REFUSALS[asked.reason];
  if (wantsDocument(res.req)) {
    const { headers } = asked;
    return sendLastResort(res.req, res, { status, headers, title: 'No es por aquí', text: msg });
  }
  res
    .writeHead(status, {
      ...asked.headers,
      'Cache-Control': NO_STORE,
      'Content-Type': 'application/json; charset=utf-8',
    })
    .end(JSON.stringify({ ok: false, reason, msg }));
}
