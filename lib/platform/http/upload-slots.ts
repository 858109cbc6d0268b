import 'server-only';
import { LIMITS } from '../limits';
import { gauge } from '../metrics/metrics';
import { processWide } from '../process-wide';
import { createSemaphore } from '../semaphore';
import { apiError } from './api-answers';
import { slotClient } from './client-networks';

const slots = processWide('upload-slots', () =>
  createSemaphore({
    running: { all: LIMITS.uploadsAtOnce, ofClient: LIMITS.uploadsOfClient },
    waiting: { all: LIMITS.uploadsWaiting, ofClient: LIMITS.uploadsWaiting / 2 },
    patienceMs: LIMITS.uploadWaitMs,
  }),
);

gauge('storefront_uploads_waiting', 'Receipts that wait for an upload slot', slots.waiting);

export function inUploadSlot<T>(request: Request, takeIn: () => Promise<T>): Promise<T | Response> {
  return slots.run({ client: slotClient(request) }, takeIn, () => apiError('busy'));
}
