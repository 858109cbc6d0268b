import { setTimeout as wait } from 'node:timers/promises';

import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Next } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import { adminPanelPage } from '../routes/admin-panel';
import { neverAnswer } from '../routes/never-answer';
import type { Fault } from './fault-list';

const LOOK_AT_CLOCK_MS = 25;

/** Answers, or stays silent, as the fault says. Undefined lets the API's own answer through. */
export async function applyFault(fault: Fault, c: Context, next: Next): Promise<Response | void> {
  switch (fault.kind) {
    case 'wait':
      await pass(fault.ms);
      return next();
    case 'silence':
      await next();
      return replace(c, neverAnswer(c));
    case 'cut-before':
      return cut(c);
    case 'cut-after':
      await next();
      await pass(fault.ms);
      return replace(c, cut(c));
    case 'status':
      return configured(c, fault);
    case 'status-after':
      await next();
      return replace(c, configured(c, fault));
    case 'html':
      return c.html(adminPanelPage);
  }
}

/** Follows the clock, not a timer, so a test that moves the clock moves this too. */
async function pass(ms: number): Promise<void> {
  const end = Date.now() + ms;
  while (Date.now() < end) await wait(Math.min(LOOK_AT_CLOCK_MS, end - Date.now()));
}

function configured(c: Context, { body, status }: Fault): Response {
  return c.json(body as object, status as ContentfulStatusCode);
}

function cut(c: Context): Response {
  (c.env as HttpBindings).outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Clears the first answer: setting a second would merge the headers of both. */
function replace(c: Context, answer: Response): void {
  c.res = undefined;
  c.res = answer;
}
