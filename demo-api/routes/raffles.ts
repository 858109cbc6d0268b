import { Hono } from 'hono';

import type { Db } from '../database/open';
import { findRaffle, queryRaffles } from '../database/raffle-rows';
import { Failure } from '../failure';
import { readQuery } from '../filter/page';
import { raffleWire } from '../wire/raffle';
import { readJson } from './read-json';

export function raffleRoutes(db: Db) {
  return new Hono()
    .post('/query', async (c) => {
      const { rows, total } = queryRaffles(db, readQuery(await readJson(c)));
      return c.json({ ok: true, rifas: rows.map(raffleWire), total });
    })
    .get('/:id', (c) => {
      const raffle = findRaffle(db, c.req.param('id'));
      if (!raffle) throw new Failure(400, 'No existe ninguna rifa con este ID');
      return c.json({ ok: true, rifa: raffleWire(raffle) });
    });
}
