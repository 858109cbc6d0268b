import { Hono } from 'hono';

import type { Db } from '../database/open';
import { findRaffle } from '../database/raffle-rows';
import { queryTickets, ticketsOfBuyers } from '../database/ticket-rows';
import { Failure } from '../failure';
import { readQuery } from '../filter/page';
import { omitFields } from '../wire/omit-fields';
import { readJson } from '../routes/read-json';
import { ticketWithPayments } from './ticket-wire';

const NO_COUNTS = { total: 0, disponibles: 0, apartados: 0, pagados: 0 };

export function ticketRoutes(db: Db) {
  return new Hono()
    .post('/query', async (c) => {
      const { rifa, ...rest } = await readJson(c);
      if (typeof rifa !== 'string') throw new Failure(400, 'Debe indicar la rifa');
      const raffle = findRaffle(db, rifa);
      if (!raffle) return c.json({ ok: true, tickets: [], ...NO_COUNTS });
      const tickets = queryTickets(db, raffle.id, readQuery(rest)).map(ticketWithPayments);
      const { total, disponibles, apartados, pagados } = raffle;
      const counts = omitFields(raffle, { total, disponibles, apartados, pagados });
      return c.json({ ok: true, tickets, ...counts });
    })
    .get('/search/:rifid/:text', (c) => {
      const raffle = findRaffle(db, c.req.param('rifid'));
      if (!raffle) return c.json({ ok: true, tickets: [] });
      const rows = ticketsOfBuyers(db, raffle.id, c.req.param('text'));
      return c.json({ ok: true, tickets: rows.map(ticketWithPayments) });
    });
}
