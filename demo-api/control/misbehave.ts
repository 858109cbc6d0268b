import { setTimeout as wait } from 'node:timers/promises';

import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Next } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import { adminPanelPage } from '../routes/admin-panel';
import { neverAnswer } from '../routes/never-answer';
import type { Fault } from './fault-list';

/** Answers, or does not answer, as the fault says. Undefined lets the work's own answer through. */
export async function misbehave(fault: Fault, c: Context, next: Next): Promise<Response | void> {
  switch (fault.kind) {
    case 'wait':
      await wait(fault.ms);
      return next();
    case 'silence':
      await next();
      return replace(c, neverAnswer(c));
    case 'cut-before':
      return cut(c);
    case 'cut-after':
      await next();
      return replace(c, cut(c));
    case 'status':
      return c.json({ ok: false, msg: 'Falla de prueba' }, fault.status as ContentfulStatusCode);
    case 'html':
      return c.html(adminPanelPage);
  }
}

function cut(c: Context): Response {
  (c.env as HttpBindings).outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Setting a second answer merges its headers with the first one's; it must go first. */
function replace(c: Context, answer: Response): void {
  c.res = undefined;
  c.res = answer;
}
