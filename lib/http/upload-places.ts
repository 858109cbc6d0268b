import 'server-only';
import { gauge } from '@/lib/metrics/metrics';
import { processWide } from '@/lib/process-wide';
import { createWaitingLine, type WaitingLine } from '@/lib/waiting-line';
import { clientAddress } from './client-address';
import { doorRefusal } from './door-refusal';

/**
 * Receipts taken in at once, each of them a file on the disk of this instance. Who comes with one has paid: the line is
 * long, and its patience less than the silence after which a browser gives up.
 */
const ALL = { atOnce: 160, maxWaiting: 400, patienceMs: 20_000 };
/** Of one client; carriers put hundreds of phones behind one address. Nobody can take all the places. */
const SHARE = { atOnce: 80, maxWaiting: 200, patienceMs: 20_000 };

const places = processWide('upload-places', () => ({
  all: createWaitingLine(ALL),
  shares: new Map<string, WaitingLine>(),
}));

gauge('storefront_uploads_waiting', 'Receipts that wait for a place to be taken in', () =>
  places.all.waiting(),
);

/** Takes an upload in when there is a place for it; the refusal when none came free for long. */
export async function inUploadPlace<T>(
  request: Request,
  takeIn: () => Promise<T>,
): Promise<T | Response> {
  const client = clientAddress(request);
  const share = places.shares.get(client) ?? createWaitingLine(SHARE);
  places.shares.set(client, share);
  try {
    return (await inPlaceOf(share, () => inPlaceOf(places.all, takeIn))) ?? doorRefusal('busy');
  } finally {
    if (share.isEmpty()) places.shares.delete(client);
  }
}

/** Null without a place. */
async function inPlaceOf<T>(line: WaitingLine, work: () => Promise<T>): Promise<T | null> {
  if (!(await line.enter())) return null;
  try {
    return await work();
  } finally {
    line.leave();
  }
}
