import { Hono } from 'hono';

import type { Db } from '../database/open';
import { queryRoutes } from '../database/routes';
import { Failure } from '../failure';
import { readQuery } from '../filter/page';
import { readJson } from '../routes/read-json';
import { SELLER } from '../seller';

export function salesRoutes(db: Db) {
  return new Hono().post('/query', async (c) => {
    const { admin, ...query } = await readJson(c);
    if (!admin) throw new Failure(404, 'No se encontró el administrador');
    const rutas = admin === SELLER._id ? queryRoutes(db, readQuery(query)) : [];
    return c.json({ ok: true, rutas });
  });
}
