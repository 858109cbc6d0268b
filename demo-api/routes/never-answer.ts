import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';

const held = new Set<HttpBindings['outgoing']>();

/** Keeps the caller waiting until it hangs up or the process ends. */
export function neverAnswer(c: Context): Response {
  const { outgoing } = c.env as HttpBindings;
  held.add(outgoing);
  outgoing.once('close', () => held.delete(outgoing));
  return RESPONSE_ALREADY_SENT;
}

/** Hangs up on everybody still waiting, so that the process can end. */
export function hangUp(): void {
  for (const outgoing of held) outgoing.destroy();
}
