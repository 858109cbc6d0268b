import { once } from 'node:events';
import { request } from 'node:http';
import { frontBeforeSilentNext, type Door } from '../testing/silent-next';

const OF_CLIENT = 16;

const { suite, from, visitAndGoAway } = frontBeforeSilentNext();

/** Takes every slot of one client, so that its next request has to wait. */
async function takeAllPlaces(client: string): Promise<void> {
  for (let index = 0; index < OF_CLIENT; index += 1) {
    const path = `/api/x/${index}`;
    void from(client, { path }).catch(() => {});
    await suite.heard(path);
  }
}

const doors: [string, Door][] = [
  ['data of the router', { path: '/boleto/x?_rsc', headers: { rsc: '1' } }],
  ['a digital ticket', { path: '/boleto/x' }],
  ['a picture', { path: '/uploads/rifa/a.jpg?w=384' }],
  ['the metrics', { path: '/api/metrics' }],
  ['an unknown part of the API', { path: '/api/nowhere' }],
  ['a method that is not there', { path: '/api/raffles', method: 'DELETE' }],
];

test.each(doors)('%s waits behind 16 of its own client, and for nobody else', async (_, door) => {
  await takeAllPlaces('200.8.1.1');
  const waiting = from('200.8.1.1', door);
  await once(suite.front.server, 'request');
  const other = from('186.88.1.1', door);
  const { path } = door;
  await suite.heard(path);
  suite.open.get(path)?.writeHead(307, { location: '/otro' }).end();
  expect((await other).headers.location).toBe('/otro');
  expect(suite.open.get(path)?.writableEnded).toBe(true);
  suite.open.delete(path);
  suite.open.get('/api/x/0')?.end();
  await suite.heard(path);
  suite.open.get(path)?.writeHead(307, { location: '/al-fin' }).end();
  expect((await waiting).headers.location).toBe('/al-fin');
});

test.each<[string, Door]>([
  ['a purchase', { path: '/api/raffles/a/payments', method: 'POST', body: 'x' }],
  ['the question after its outcome', { path: '/api/payments/some-key' }],
  ['a balancer', { path: '/api/health/ready' }],
])('%s waits behind none of those', async (_, door) => {
  await takeAllPlaces('200.8.1.1');
  const answer = from('200.8.1.1', door);
  await suite.heard(door.path);
  suite.open.get(door.path)?.end('sí');
  expect((await answer).text).toBe('sí');
});

test('an answer that the front has in memory waits for nobody', async () => {
  await takeAllPlaces('200.8.1.1');
  expect((await from('200.8.1.1', { path: '/sw.js' })).text).toBe('let a');
  expect((await from('200.8.1.1', { path: '/a%2fb' })).status).toBe(400);
});

test('an answer that waits for its visitor’s connection takes no slot', async () => {
  const large = Buffer.alloc(20_000_000);
  const headers = { 'x-forwarded-for': '200.8.1.1' };
  const readers = Array.from({ length: OF_CLIENT }, (_, index) =>
    request(`${suite.front.origin}/api/x/${index}`, { headers }).on('error', () => {}),
  );
  for (const [index, reader] of readers.entries()) {
    reader.end();
    await suite.heard(`/api/x/${index}`);
    suite.open.get(`/api/x/${index}`)?.end(large);
    await once(reader, 'response');
  }
  const answer = from('200.8.1.1', { path: '/api/y' });
  await suite.heard('/api/y');
  suite.open.get('/api/y')?.end('sí');
  expect((await answer).text).toBe('sí');
  for (const reader of readers) reader.destroy();
});

test('Next is not asked for a client that went away while it waited', async () => {
  await takeAllPlaces('200.8.1.1');
  const path = '/api/gone';
  await visitAndGoAway('200.8.1.1', path);
  const later = from('200.8.1.1', { path: '/api/later' });
  suite.open.get('/api/x/0')?.end();
  await suite.heard('/api/later');
  expect(suite.open.has(path)).toBe(false);
  suite.open.get('/api/later')?.end();
  await later;
});

test('a client that waits too long gets an answer in Spanish, with when to ask again', async () => {
  await takeAllPlaces('200.8.1.1');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const document = from('200.8.1.1', { path: '/boleto/x', headers: { accept: 'text/html' } });
  await once(suite.front.server, 'request');
  const data = from('200.8.1.1', { path: '/api/y' });
  await once(suite.front.server, 'request');
  jest.advanceTimersByTime(20_000);
  expect(await document).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  expect((await document).text).toContain('Un momento, por favor');
  expect(await data).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  expect(JSON.parse((await data).text)).toMatchObject({ ok: false, reason: 'busy' });
});
