import { once } from 'node:events';
import { request, type ServerResponse } from 'node:http';
import type { Sendable } from '../cache/sendable';
import { ask, type TestResponse } from './ask';
import { startFront } from './front-of-suite';
import { listenWith, type Listening } from './listen';

const SCRIPT: Sendable = {
  status: 200,
  etag: 'W/"a"',
  headers: {},
  bodies: { identity: Buffer.from('let a') },
};

export type Door = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
};

type Suite = {
  front: Listening;
  /** Requests that Next has received but not answered, by path. */
  open: Map<string, ServerResponse>;
  heard: (path: string) => Promise<void>;
};

/** A front before a Next that answers when the test says so, both new for each test. */
export function frontBeforeSilentNext() {
  const suite = {} as Suite;
  let next: Listening;

  beforeEach(async () => {
    const open = new Map<string, ServerResponse>();
    let notice = () => {};
    next = await listenWith((req, res) => {
      open.set(req.url ?? '', res);
      notice();
    });
    const heard = async (path: string) => {
      while (!open.has(path)) await new Promise<void>((resolve) => (notice = resolve));
    };
    const front = await startFront(next, {
      files: () => new Map([['/sw.js', SCRIPT]]),
      trustedProxies: ['127.0.0.0/8'],
    });
    Object.assign(suite, { front, open, heard });
  });

  afterEach(async () => {
    await suite.front.close();
    await next.close();
  });

  function from(client: string, { headers, ...door }: Door): Promise<TestResponse> {
    const asked = { ...door, headers: { ...headers, 'x-forwarded-for': client } };
    return ask(suite.front.origin, asked);
  }

  /** Hangs up once the front has received the request. */
  async function visitAndGoAway(client: string, path: string): Promise<void> {
    const headers = { 'x-forwarded-for': client };
    const visit = request(suite.front.origin + path, { headers }).on('error', () => {});
    visit.end();
    const [, res] = (await once(suite.front.server, 'request')) as [unknown, ServerResponse];
    const isOver = once(res, 'close');
    visit.destroy();
    await isOver;
  }

  return { suite, from, visitAndGoAway };
}
