import { frontBeforeSilentNext } from '../testing/silent-next';

const PAGES_OF_CLIENT = 8;
const PAGES_OF_ALL = 48;
const OF_CLIENT = 16;

const { suite, from, visitAndGoAway } = frontBeforeSilentNext();

const SHARED = {
  'content-type': 'text/html',
  'cache-control': 's-maxage=5, stale-while-revalidate=5, stale-if-error=60',
};
const UNSHARED = { 'content-type': 'text/html', 'cache-control': 'no-store' };

/** Leaves the page in the cache, old enough to be renewed at the next visit. */
async function visitOnce(path: string): Promise<void> {
  const answer = from('186.88.1.1', { path });
  await suite.heard(path);
  suite.open.get(path)?.writeHead(200, SHARED).end('<p>Moto');
  await answer;
  suite.open.delete(path);
}

function tenSecondsLater(): void {
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 10_000);
}

const madeUp = (index: number) => `/rifa/${index.toString(16).padStart(24, '0')}`;

test.each([
  ['one client', PAGES_OF_CLIENT, () => '200.8.1.1'],
  ['a hundred clients', PAGES_OF_ALL, (index: number) => `200.8.1.${index}`],
])('visits of %s that end at once leave Next to held pages', async (_, most, clientOf) => {
  await visitOnce('/home');
  tenSecondsLater();
  for (let index = 0; index < 100; index += 1) {
    await visitAndGoAway(clientOf(index), madeUp(index));
  }
  for (let index = 0; index < most; index += 1) await suite.heard(madeUp(index));
  await from('186.88.1.1', { path: '/home' });
  await suite.heard('/home');
  expect([...suite.open.keys()].filter((path) => path.startsWith('/rifa/'))).toHaveLength(most);
});

const REAL = ['nextTick', 'setImmediate', 'queueMicrotask'] as const;

test('visitors who are gone when their page turns out to be theirs alone leave their turns', async () => {
  for (let index = 0; index < PAGES_OF_CLIENT; index += 1) {
    await visitAndGoAway('200.8.1.1', madeUp(index));
    await suite.heard(madeUp(index));
    suite.open.get(madeUp(index))?.writeHead(200, UNSHARED).end('<p>Tuyo');
  }
  const later = from('200.8.1.1', { path: '/otro' });
  await suite.heard('/otro');
  suite.open.get('/otro')?.writeHead(307, { location: '/home' }).end();
  expect((await later).status).toBe(307);
});

test('a page that was held and is of one visitor alone now waits in its turn', async () => {
  await visitOnce('/home');
  tenSecondsLater();
  jest.useFakeTimers({ doNotFake: [...REAL, 'performance'] });
  for (let index = 0; index < OF_CLIENT; index += 1) {
    void from('200.8.1.1', { path: `/api/x/${index}` }).catch(() => {});
    await suite.heard(`/api/x/${index}`);
  }
  const answer = from('200.8.1.1', { path: '/home' });
  await suite.heard('/home');
  suite.open.get('/home')?.writeHead(200, UNSHARED).end('<p>De todos');
  suite.open.delete('/home');
  const other = from('186.88.1.1', { path: '/api/y' });
  await suite.heard('/api/y');
  suite.open.get('/api/y')?.end('sí');
  await other;
  expect(suite.open.has('/home')).toBe(false);
  suite.open.get('/api/x/0')?.end();
  await suite.heard('/home');
  suite.open.get('/home')?.writeHead(200, UNSHARED).end('<p>Tuyo');
  expect((await answer).text).toContain('Tuyo');
});
