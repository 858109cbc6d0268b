import { Hono } from 'hono';

import type { Db } from '../database/open';
import { Failure } from '../failure';
import type { Controls } from '../server';
import type { UploadFolder } from '../storage/upload-folder';
import { faultDoors } from './fault-doors';
import { FaultList } from './fault-list';
import { misbehave } from './misbehave';
import { raffleDoors } from './raffle-doors';
import { RequestLog } from './request-log';
import { describeRequest } from './seen-request';

/** What a test run may do to this API. Only `--test-controls` brings it in. */
export function createControls(db: Db, uploads: UploadFolder): Controls {
  const faults = new FaultList();
  const log = new RequestLog();
  const doors = new Hono()
    .route('/raffles', raffleDoors(db))
    .route('/faults', faultDoors(faults))
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
  doors.all('*', () => {
    throw new Failure(404, 'No such control door');
  });
  return {
    doors,
    middleware: async (c, next) => {
      const request = await describeRequest(c);
      log.add(request);
      const fault = faults.take(request);
      return fault ? misbehave(fault, c, next) : next();
    },
  };
}
