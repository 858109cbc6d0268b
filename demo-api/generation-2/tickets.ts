import { Hono } from 'hono';

import type { Db } from '../database/open';
import { randomFreeTickets } from '../database/random-tickets';
import { findRaffle } from '../database/raffle-rows';
import { queryTickets, ticketsById, ticketsOfBuyers } from '../database/ticket-rows';
import { Failure } from '../failure';
import { readQuery } from '../filter/page';
import { readJson } from '../routes/read-json';
import { omitFields } from '../wire/omit-fields';
import { ticketWithShare } from './ticket-wire';

const NO_COUNTS = { total: 0, disponibles: 0, apartados: 0, pagados: 0 };

export function ticketRoutes(db: Db) {
  return new Hono()
    .post('/query', async (c) => {
      const { rifa, random, ...rest } = await readJson(c);
      if (typeof rifa !== 'string') throw new Failure(400, 'Debe indicar la rifa');
      const raffle = findRaffle(db, rifa);
      if (!raffle) return c.json({ ok: true, tickets: [], ...NO_COUNTS });
      const query = readQuery(rest);
      const rows =
        random === true
          ? ticketsById(db, randomFreeTickets(db, raffle, query.limit))
          : queryTickets(db, raffle.id, query);
      const { total, disponibles, apartados, pagados } = raffle;
      const counts = omitFields(raffle, { total, disponibles, apartados, pagados });
      return c.json({ ok: true, tickets: rows.map(ticketWithShare), ...counts });
    })
    .get('/search/:rifid/:text', (c) => {
      const raffle = findRaffle(db, c.req.param('rifid'));
      if (!raffle) return c.json({ ok: true, tickets: [] });
      const rows = ticketsOfBuyers(db, raffle.id, c.req.param('text'));
      return c.json({ ok: true, tickets: rows.map(ticketWithShare) });
    });
}
