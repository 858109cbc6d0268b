import { Hono } from 'hono';

import type { Db } from '../database/open';
import type { RaffleRow } from '../database/raffle-rows';
import { findRaffle, queryRaffles } from '../database/raffle-rows';
import { Failure } from '../failure';
import { readQuery } from '../filter/page';
import { readJson } from '../routes/read-json';
import { SELLER } from '../seller';
import { raffleWire } from '../wire/raffle';
import { methodsOf } from './methods';

export function raffleRoutes(db: Db) {
  return new Hono()
    .post('/query', async (c) => {
      const { rows, total } = queryRaffles(db, readQuery(await readJson(c)));
      return c.json({ ok: true, rifas: rows.map(raffleWithMethods), total });
    })
    .get('/:id', (c) => {
      const raffle = findRaffle(db, c.req.param('id'));
      if (!raffle) throw new Failure(400, 'No existe ninguna rifa con este ID');
      return c.json({ ok: true, rifa: raffleWithMethods(raffle) });
    });
}

/** Includes the whole seller, with e-mail and phone. */
function raffleWithMethods(row: RaffleRow) {
  return raffleWire(row, { metodos: methodsOf(row), admin: SELLER });
}
