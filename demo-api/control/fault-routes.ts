import { Hono } from 'hono';

import { Failure } from '../failure';
import { readJson } from '../routes/read-json';
import type { FaultList } from './fault-list';
import { faultKinds } from './fault-list';

export function faultRoutes(faults: FaultList) {
  return new Hono()
    .post('/', async (c) => {
      const body = await readJson(c);
      const kind = faultKinds.find((one) => one === body.kind);
      if (typeof body.path !== 'string' || !kind) {
        throw new Failure(400, `path and kind (${faultKinds.join(', ')}) are needed`);
      }
      const id = faults.add({
        path: body.path,
        method: typeof body.method === 'string' ? body.method.toUpperCase() : null,
        match: typeof body.match === 'string' ? body.match : '',
        kind,
        ms: Number(body.ms ?? 0),
        status: Number(body.status ?? 500),
        body: body.body ?? { ok: false, msg: 'Falla de prueba' },
        times: Number(body.times ?? 1),
      });
      return c.json({ ok: true, id });
    })
    .delete('/', (c) => {
      faults.clear();
      return c.json({ ok: true });
    })
    .delete('/:id', (c) => {
      faults.remove(c.req.param('id'));
      return c.json({ ok: true });
    });
}
