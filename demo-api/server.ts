import type { MiddlewareHandler } from 'hono';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';

import type { Arguments } from './arguments';
import type { Db } from './database/open';
import { Failure, UNEXPECTED } from './failure';
import { firstGeneration } from './generation-1/routes';
import { secondGeneration } from './generation-2/routes';
import { adminPanelPage } from './routes/admin-panel';
import { uploadRoutes } from './routes/uploads';
import { whatsappRoutes } from './routes/whatsapp';
import type { UploadFolder } from './storage/upload-folder';

const MAX_BODY = 40 * 1024 * 1024;

export type Controls = { middleware: MiddlewareHandler; routes: Hono };

/** The admin API. `controls` (test runs only) run before it and know about it, never the reverse. */
export function createServer(
  { generation, roundTrip }: Pick<Arguments, 'generation' | 'roundTrip'>,
  db: Db,
  uploads: UploadFolder,
  controls: Controls | null,
): Hono {
  const app = new Hono();
  if (controls) {
    app.route('/__control', controls.routes);
    app.use('*', controls.middleware);
  }
  app.use('*', bodyLimit({ maxSize: MAX_BODY, onError: () => tooLarge() }));
  app.route(
    '/api',
    generation === 1 ? firstGeneration(db, uploads) : secondGeneration(db, uploads, roundTrip),
  );
  app.route('/api/uploads', uploadRoutes(uploads));
  app.route('/api/whatsapp', whatsappRoutes(db));
  app.get('*', (c) => c.html(adminPanelPage));
  app.notFound((c) => c.json({ ok: false, msg: 'Esta ruta no existe' }, 404));
  app.onError((error, c) => {
    if (error instanceof Failure) {
      return c.json({ ok: false, msg: error.message, ...error.extra }, error.status);
    }
    console.error(error);
    return c.json({ ok: false, msg: UNEXPECTED }, 500);
  });
  return app;
}

function tooLarge(): never {
  throw new Failure(413, 'El comprobante es demasiado grande');
}
