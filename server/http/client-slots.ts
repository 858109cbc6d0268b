import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSemaphore, type Most } from '../../lib/platform/semaphore';
import { forwardedClient, networks } from '../../lib/platform/http/forwarded-client';
import { forwardedFor, hasBody } from './passed-headers';
import { sendBusy } from './unavailable';

const inLane = (running: Most) =>
  createSemaphore({ running, waiting: { ofClient: 500 }, patienceMs: 20_000 });

// More than a client may upload at once (`lib/platform/http/upload-slots.ts`). Uploads have slots of their own.
const SENT_OF_CLIENT = 96;

/** A returned promise holds the slot until it settles, even if the visitor has left. Otherwise the answer holds it. */
type Begin = (leave: () => void) => Promise<void> | void;

/** For every request to Next. Answers in the front's memory wait for nothing. */
export function createClientSlots(trustedProxies: string[]) {
  const proxies = networks(trustedProxies);
  const lanes = {
    // A load balancer that gets no answer considers the shop dead.
    health: inLane({ all: 32, ofClient: 8 }),
    // A request waits only for its own client here: a body is as slow as its network and must not delay others.
    sent: inLane({ ofClient: SENT_OF_CLIENT }),
    // Many, because all of them take seconds while the admin API is slow. Few per client, because another visitor's
    // page enters Next's queue several times, each time behind all of them.
    read: inLane({ all: 256, ofClient: 16 }),
    // Fewer than `askNext` has, so that stored pages can always be renewed.
    page: inLane({ all: 48, ofClient: 8 }),
  };

  return async function inClientSlot(
    req: IncomingMessage,
    res: ServerResponse,
    begin: Begin,
    lane: keyof typeof lanes = laneOf(req),
  ): Promise<void> {
    const { remoteAddress = '' } = req.socket;
    const client = forwardedClient(forwardedFor(req.headers, remoteAddress), proxies);
    const gone = new AbortController();
    res.once('close', () => gone.abort());
    const slot = await lanes[lane].enter({ client, gone: gone.signal });
    if (gone.signal.aborted) return slot?.leave();
    if (!slot) return sendBusy(req, res);
    const work = begin(slot.leave);
    if (work) return work.finally(slot.leave);
    res.once('prefinish', slot.leave).once('close', slot.leave);
  };
}

function laneOf({ url = '', headers }: IncomingMessage) {
  if (hasBody(headers) || url.startsWith('/api/payments/')) return 'sent';
  return url.startsWith('/api/health') ? 'health' : 'read';
}
