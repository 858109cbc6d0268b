import { Hono } from 'hono';

import { addMessage, listMessages } from '../database/messages';
import type { Db } from '../database/open';
import { Failure } from '../failure';
import { readJson } from './read-json';

export function whatsappRoutes(db: Db) {
  return new Hono()
    .post('/send/:session', async (c) => {
      const { number, message } = await readJson(c);
      if (!number || !message) throw new Failure(400, 'Faltan el número o el mensaje');
      const id = addMessage(db, {
        session: c.req.param('session'),
        number: String(number),
        message: String(message),
        fecha: new Date().toISOString(),
      });
      return c.json({ ok: true, id });
    })
    .get('/messages', (c) => c.json({ ok: true, messages: listMessages(db) }));
}
