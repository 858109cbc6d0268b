import { Hono } from 'hono';

import type { Db } from '../database/open';
import type { UploadFolder } from '../storage/upload-folder';
import { paymentRoutes } from './payments';
import { raffleRoutes } from './raffles';
import { salesRoutes } from './sales-routes';
import { ticketRoutes } from './tickets';

export function secondGeneration(db: Db, uploads: UploadFolder, roundTrip: number): Hono {
  return new Hono()
    .route('/rifas', raffleRoutes(db))
    .route('/rutas', salesRoutes(db))
    .route('/tickets/payments', paymentRoutes(db, uploads, roundTrip))
    .route('/tickets', ticketRoutes(db));
}
