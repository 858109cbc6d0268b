import { Hono } from 'hono';

import type { Db } from '../database/open';
import { queryRoutes } from '../database/routes';
import { Failure } from '../failure';
import { readQuery } from '../filter/page';
import { readJson } from '../routes/read-json';

const DEMO_TOKEN = 'demo-token';

export function salesRoutes(db: Db) {
  return new Hono().post('/query', async (c) => {
    const token = c.req.header('x-token');
    if (!token) throw new Failure(401, 'No hay token en la petición');
    if (token !== DEMO_TOKEN) throw new Failure(401, 'Token no válido');
    return c.json({ ok: true, rutas: queryRoutes(db, readQuery(await readJson(c))) });
  });
}
