import 'server-only';
import { gauge } from '../metrics/metrics';
import { processWide } from '../process-wide';
import { createSemaphore } from '../semaphore';
import { apiError } from './api-answers';
import { slotClient } from './client-networks';

export const UPLOADS_AT_ONCE = 160;

const slots = processWide('upload-slots', () =>
  createSemaphore({
    running: { all: UPLOADS_AT_ONCE, ofClient: UPLOADS_AT_ONCE / 2 },
    waiting: { all: 400, ofClient: 200 },
    // Shorter than the silence after which a browser gives up.
    patienceMs: 20_000,
  }),
);

gauge('storefront_uploads_waiting', 'Receipts that wait for an upload slot', slots.waiting);

export function inUploadSlot<T>(request: Request, takeIn: () => Promise<T>): Promise<T | Response> {
  return slots.run({ client: slotClient(request) }, takeIn, () => apiError('busy'));
}
