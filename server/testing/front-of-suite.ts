import type { Changed } from '../cache/changes';
import type { Sendable } from '../cache/sendable';
import { createFront } from '../http/front';
import { createTransformHtml } from '../document/transform-html';
import { ask, type TestResponse } from './ask';
import { startFakeNext, type FakeNext } from './fake-next';
import { listen, type Listening } from './listen';

const FILES = new Map<string, Sendable>([
  [
    '/_next/static/a.js',
    {
      status: 200,
      etag: 'W/"a"',
      headers: { 'Content-Type': 'text/javascript', 'Cache-Control': 'public, immutable' },
      bodies: { identity: Buffer.from('let a'), br: Buffer.from('br'), gzip: Buffer.from('gz') },
    },
  ],
]);

type Parts = Parameters<typeof createFront>[0];

export function startFront(next: Listening, own: Partial<Parts> = {}): Promise<Listening> {
  return listen(
    createFront({
      upstream: () => ({ host: '127.0.0.1', port: next.port }),
      files: () => new Map(),
      isHttps: false,
      trustedProxies: [],
      transformHtml: createTransformHtml(() => undefined),
      warn: () => {},
      ...own,
    }),
  );
}

type Suite = { next: FakeNext; front: Listening; warnings: string[]; changes: Changed[] };

/** A front before its own Next, both new for each test. */
export function frontOfSuite() {
  const suite = {} as Suite;
  beforeEach(async () => {
    const next = await startFakeNext();
    const warnings: string[] = [];
    const changes: Changed[] = [];
    const front = await startFront(next, {
      files: () => FILES,
      isHttps: true,
      onChange: (changed) => changes.push(changed),
      warn: (reason, detail) => warnings.push([reason, detail].filter(Boolean).join(': ')),
    });
    Object.assign(suite, { next, front, warnings, changes });
  });
  afterEach(async () => {
    await suite.front.close();
    if (suite.next.server.listening) await suite.next.close();
  });
  const get = (path: string, headers: Record<string, string> = {}): Promise<TestResponse> =>
    ask(suite.front.origin, { path, headers });
  return { suite, get };
}
