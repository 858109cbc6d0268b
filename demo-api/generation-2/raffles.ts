import { Hono } from 'hono';

import { roundToCents } from '../cents';
import type { Db } from '../database/open';
import type { RaffleRow } from '../database/raffle-rows';
import { findRaffle, queryRaffles } from '../database/raffle-rows';
import { Failure } from '../failure';
import { readQuery } from '../filter/page';
import { readJson } from '../routes/read-json';
import { SELLER } from '../seller';
import { raffleWire } from '../wire/raffle';
import { activeMethodsOf } from './methods';

export function raffleRoutes(db: Db) {
  return new Hono()
    .post('/query', async (c) => {
      const query = readQuery(await readJson(c));
      if (!query.filter.admin) throw new Failure(403, 'No tiene permiso para ver estas rifas');
      const { rows, total } = queryRaffles(db, query);
      const rifas = rows.map((row) => raffleWithPacks(row, SELLER._id));
      return c.json({ ok: true, rifas, total });
    })
    .get('/:id', (c) => {
      const raffle = findRaffle(db, c.req.param('id'));
      if (!raffle) throw new Failure(400, 'No existe ninguna rifa con este ID');
      const rifa = raffleWithPacks(raffle, SELLER);
      return c.json({ ok: true, rifa, metodos: activeMethodsOf(raffle) });
    });
}

/** A list gives the seller as an id, a single raffle gives the whole seller. */
function raffleWithPacks(row: RaffleRow, admin: typeof SELLER | string) {
  return raffleWire(row, {
    metodos: JSON.parse(row.old_methods) as unknown,
    admin,
    botones: JSON.parse(row.botones) as unknown,
    ...(row.min === null ? {} : { min: row.min }),
    ...(row.max === null ? {} : { max: row.max }),
    statsTickets: {
      Disponible: row.disponibles,
      Apartado: row.apartados,
      Pagado: row.pagados,
      RecaudadoTotal: roundToCents(row.recaudado_apartado + row.recaudado_pagado),
      RecaudadoPagado: roundToCents(row.recaudado_pagado),
      RecaudadoApartado: roundToCents(row.recaudado_apartado),
    },
    promocion: { activa: false, texto: '' },
    montos: [row.monto],
    comision: 0,
    rezagados: [],
    config: { tema: 'claro', mostrarBarra: true },
  });
}
