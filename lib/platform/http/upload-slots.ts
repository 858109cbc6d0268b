import 'server-only';
import { gauge } from '../metrics/metrics';
import { processWide } from '../process-wide';
import { apiError } from './api-answers';
import { slotClient } from './client-networks';
import { createUploadSlots, type Upload } from './create-upload-slots';

export const UPLOADS_AT_ONCE = 160;

const slots = processWide('upload-slots', () =>
  createUploadSlots({
    atOnce: UPLOADS_AT_ONCE,
    atOnceOfClient: UPLOADS_AT_ONCE / 2,
    maxWaiting: 400,
    // Shorter than the silence after which a browser gives up.
    patienceMs: 20_000,
    // Half of 64 kbit/s, in bytes a second.
    poorRate: 4000,
    slowAfterMs: 6_000,
    longAfterMs: 45_000,
  }),
);

gauge('storefront_uploads_waiting', 'Receipts that wait for an upload slot', slots.waiting);

export async function inUploadSlot<T>(
  request: Request,
  takeIn: (upload: Upload) => Promise<T>,
): Promise<T | Response> {
  const upload = await slots.enter(slotClient(request));
  if (!upload) return apiError('busy');
  try {
    return await takeIn(upload);
  } finally {
    slots.leave(upload);
  }
}
