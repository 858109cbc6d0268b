import type { IncomingMessage, ServerResponse } from 'node:http';
import { forwardedClient, networks } from './forwarded-client';
import { forwardedFor, hasBody } from './passed-headers';
import { createSlots } from './slots';
import { sendBusy } from './unavailable';

const WAITING = { maxWaitingOfClient: 500, patienceMs: 20_000 };

// More than a client may upload at once (`lib/platform/http/upload-slots.ts`). Uploads have slots of their own.
const SENT_OF_CLIENT = 96;

/** A returned promise holds the slot until it settles, even if the visitor has left. Otherwise the answer holds it. */
type Begin = (leave: () => void) => Promise<void> | void;

/** For every request to Next. Answers in the front's memory wait for nothing. */
export function createClientSlots(trustedProxies: string[]) {
  const proxies = networks(trustedProxies);
  const lanes = {
    // A load balancer that gets no answer considers the shop dead.
    health: createSlots({ ...WAITING, atOnce: 32, atOnceOfClient: 8 }),
    // A request waits only for its own client here: a body is as slow as its network and must not delay others.
    sent: createSlots({ ...WAITING, atOnce: Infinity, atOnceOfClient: SENT_OF_CLIENT }),
    // Many, because all of them take seconds while the admin API is slow. Few per client, because another visitor's
    // page enters Next's queue several times, each time behind all of them.
    read: createSlots({ ...WAITING, atOnce: 256, atOnceOfClient: 16 }),
    // Fewer than `askNext` has, so that stored pages can always be renewed.
    page: createSlots({ ...WAITING, atOnce: 48, atOnceOfClient: 8 }),
  };

  return function inClientSlot(
    req: IncomingMessage,
    res: ServerResponse,
    begin: Begin,
    lane: keyof typeof lanes = laneOf(req),
  ): void {
    const { remoteAddress = '' } = req.socket;
    let leaveSlot: (() => void) | undefined;
    const giveUp = lanes[lane]({
      client: forwardedClient(forwardedFor(req.headers, remoteAddress), proxies),
      letIn(leave) {
        const work = begin(leave);
        if (work) return void work.finally(leave);
        res.once('prefinish', leave);
        leaveSlot = leave;
      },
      refuse: () => sendBusy(req, res),
    });
    res.once('close', () => (leaveSlot ?? giveUp)());
  };
}

function laneOf({ url = '', headers }: IncomingMessage) {
  if (hasBody(headers) || url.startsWith('/api/payments/')) return 'sent';
  return url.startsWith('/api/health') ? 'health' : 'read';
}
