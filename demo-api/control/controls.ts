import { Hono } from 'hono';

import type { Db } from '../database/open';
import { Failure } from '../failure';
import type { Controls } from '../server';
import type { UploadFolder } from '../storage/upload-folder';
import { faultRoutes } from './fault-routes';
import { FaultList } from './fault-list';
import { applyFault } from './apply-fault';
import { raffleControlRoutes } from './raffle-routes';
import { RequestLog } from './request-log';
import { describeRequest } from './seen-request';

/** Lets a test run change this API. Mounted only with `--test-controls`. */
export function createControls(db: Db, uploads: UploadFolder): Controls {
  const faults = new FaultList();
  const log = new RequestLog();
  const routes = new Hono()
    .route('/raffles', raffleControlRoutes(db))
    .route('/faults', faultRoutes(faults))
    .get('/requests', (c) => c.json({ ok: true, requests: log.find(c.req.query('match')) }))
    .delete('/requests', (c) => {
      log.clear();
      return c.json({ ok: true });
    })
    .post('/uploads/:folder/:file', async (c) => {
      const { folder, file } = c.req.param();
      await uploads.write(folder, file, new Uint8Array(await c.req.arrayBuffer()));
      return c.json({ ok: true });
    });
  routes.all('*', () => {
    throw new Failure(404, 'No such control route');
  });
  return {
    routes,
    middleware: async (c, next) => {
      const request = await describeRequest(c);
      log.add(request);
      const fault = faults.take(request);
      return fault ? applyFault(fault, c, next) : next();
    },
  };
}
