import type { MiddlewareHandler } from 'hono';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';

import type { Db } from './database/open';
import { Failure, UNEXPECTED } from './failure';
import { adminPanelPage } from './routes/admin-panel';
import { paymentRoutes } from './routes/payments';
import { raffleRoutes } from './routes/raffles';
import { salesRoutes } from './routes/sales-routes';
import { ticketRoutes } from './routes/tickets';
import { uploadRoutes } from './routes/uploads';
import { whatsappRoutes } from './routes/whatsapp';
import type { UploadFolder } from './storage/upload-folder';

const MAX_BODY = 40 * 1024 * 1024;

export type Controls = { middleware: MiddlewareHandler; doors: Hono };

/** The admin API. `controls` (test runs only) come before it and know of it, never the other way. */
export function createServer(db: Db, uploads: UploadFolder, controls: Controls | null): Hono {
  const app = new Hono();
  if (controls) {
    app.route('/__control', controls.doors);
    app.use('*', controls.middleware);
  }
  app.use('*', bodyLimit({ maxSize: MAX_BODY, onError: () => tooLarge() }));
  app.route('/api/rifas', raffleRoutes(db));
  app.route('/api/rutas', salesRoutes(db));
  app.route('/api/tickets/payments', paymentRoutes(db, uploads));
  app.route('/api/tickets', ticketRoutes(db));
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
