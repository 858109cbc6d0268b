import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { CachedRouteKind, IncrementalCacheKind } from 'next/dist/server/response-cache/types';
import { memoryRedis } from '../testing/memory-redis.test-kit';
import { MISSING_MARKER, documentOf } from '../testing/fake-next';
import { lendRedis } from './lent-redis';
import type PageCacheHandler from './cache-handler';

/** Makes a handler for one request, as Next does. */
type Instance = () => PageCacheHandler;
type Value = Parameters<PageCacheHandler['set']>[1];

const KEY = '/rifa/1';
const NOON = Date.UTC(2020, 0, 1, 12);

let root: string;
let redis: ReturnType<typeof memoryRedis>;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'cache-handler-'));
  redis = memoryRedis();
  lendRedis(redis.redis);
  jest.spyOn(Date, 'now').mockReturnValue(NOON);
});

afterEach(async () => {
  jest.restoreAllMocks();
  lendRedis(null);
  await rm(root, { recursive: true });
});

const away = () => lendRedis(null);
const back = () => lendRedis(redis.redis);
const clock = (ms: number) => jest.mocked(Date.now).mockReturnValue(ms);

/** Starts a shop with its own folder and modules, as in another process. */
async function startInstance(name: string, build = 'build-1'): Promise<Instance> {
  const serverDistDir = path.join(root, name, 'server');
  await mkdir(path.join(serverDistDir, 'app', 'rifa'), { recursive: true });
  await writeFile(path.join(root, name, 'BUILD_ID'), `${build}\n`);
  jest.resetModules();
  // With a type argument Jest would not know which file this is a test of.
  const { default: Handler } = jest.requireActual('./cache-handler') as {
    default: typeof PageCacheHandler;
  };
  const context = {
    fs: nodeFs,
    dev: false,
    flushToDisk: true,
    serverDistDir,
    revalidatedTags: [],
    maxMemoryCacheSize: 2 ** 20,
    _requestHeaders: {},
  };
  return () => new Handler(context as never);
}

function pageOf(html: string, tags?: string): NonNullable<Value> {
  return {
    kind: CachedRouteKind.APP_PAGE,
    html,
    rscData: Buffer.from('rsc'),
    headers: tags === undefined ? undefined : { 'x-next-cache-tags': tags },
    postponed: undefined,
    status: 200,
    segmentData: undefined,
  };
}

const PAGE = { cacheControl: { revalidate: 60, expire: undefined }, isFallback: false };

const keep = (shop: Instance, value: Value, revalidate = 60) =>
  shop().set(KEY, value, { ...PAGE, cacheControl: { ...PAGE.cacheControl, revalidate } });

const find = (shop: Instance) =>
  shop().get(KEY, { kind: IncrementalCacheKind.APP_PAGE, isFallback: false });

async function htmlIn(shop: Instance): Promise<string | null> {
  const entry = await find(shop);
  return entry?.value && 'html' in entry.value ? String(entry.value.html) : null;
}

test('a page made on one instance is found on the other, with its lifetime and its time', async () => {
  const [one, other] = [await startInstance('one'), await startInstance('other')];
  expect(await find(other)).toBeNull();
  await keep(one, pageOf('Moto', 'rifa-1'), 17);
  expect(await find(other)).toEqual({
    lastModified: NOON,
    value: pageOf('Moto', 'rifa-1'),
    cacheControl: { revalidate: 17 },
  });
});

test('another build has pages of its own', async () => {
  const [one, next] = [await startInstance('one'), await startInstance('next', 'build-2')];
  await keep(one, pageOf('Moto'));
  expect(await find(next)).toBeNull();
  expect([...redis.kept.keys()]).toEqual([`pages:build-1:entry:${KEY}`]);
});

test('without Redis an instance has what it made itself', async () => {
  const [one, other] = [await startInstance('one'), await startInstance('other')];
  away();
  await keep(one, pageOf('Moto'));
  expect(await htmlIn(one)).toBe('Moto');
  expect(await find(other)).toBeNull();
});

test('a page made while Redis was away is shown until the others have a newer one', async () => {
  const [one, other] = [await startInstance('one'), await startInstance('other')];
  await keep(one, pageOf('de todas'));
  away();
  clock(NOON + 1000);
  await keep(one, pageOf('propia'));
  back();
  expect(await htmlIn(one)).toBe('propia');

  clock(NOON + 2000);
  await keep(other, pageOf('de todas, nueva'));
  expect(await htmlIn(one)).toBe('de todas, nueva');
});

test('a page that is no more is gone for all', async () => {
  const [one, other] = [await startInstance('one'), await startInstance('other')];
  await keep(one, pageOf('Moto'));
  await keep(one, null);
  expect(redis.kept.size).toBe(0);
  expect(await htmlIn(one)).toBeNull();
  expect(await find(other)).toBeNull();
});

test.each<[string, NonNullable<Value>, number]>([
  ['a page is kept for a week', pageOf(documentOf('Moto')), 7 * 24 * 3600],
  ['a missing one for 15 s', pageOf(documentOf('No existe', MISSING_MARKER)), 15],
  ['what only speaks of one is none', pageOf(documentOf(MISSING_MARKER)), 7 * 24 * 3600],
  [
    'an answer of the admin API as long as it says',
    {
      kind: CachedRouteKind.FETCH,
      data: { headers: {}, body: documentOf('', MISSING_MARKER), url: '' },
      revalidate: 33,
    },
    33,
  ],
  [
    'a route for a week',
    {
      kind: CachedRouteKind.APP_ROUTE,
      body: Buffer.from(documentOf('', MISSING_MARKER)),
      status: 200,
      headers: {},
    },
    7 * 24 * 3600,
  ],
])('%s', async (_what, value, seconds) => {
  await keep(await startInstance('one'), value);
  expect([...redis.kept.values()].map((kept) => kept.seconds)).toEqual([seconds]);
});

test.each<[string, string | string[]]>([
  ['one tag', 'rifa-1'],
  ['several', ['home', 'rifa-1']],
])('a change reported to one instance by %s shows on both', async (_what, tags) => {
  const [one, other] = [await startInstance('one'), await startInstance('other')];
  await keep(one, pageOf('Moto', 'all,rifa-1'));
  expect(await htmlIn(other)).toBe('Moto');
  clock(NOON + 1000);
  await one().revalidateTag(tags);
  expect(await find(one)).toBeNull();
  expect(await find(other)).toBeNull();

  clock(NOON + 2000);
  await keep(other, pageOf('Moto nueva', 'all,rifa-1'));
  expect(await htmlIn(one)).toBe('Moto nueva');
});

test.each([undefined, 'rifa-2'])('a page with the tags %s is not affected', async (tags) => {
  const [one, other] = [await startInstance('one'), await startInstance('other')];
  await keep(one, pageOf('Moto', tags));
  clock(NOON + 1000);
  await one().revalidateTag('rifa-1');
  expect(await htmlIn(other)).toBe('Moto');
});

test.each<[string, boolean, 'one' | 'other']>([
  ['', true, 'one'],
  [' on another instance', true, 'other'],
  [' without Redis', false, 'one'],
])(
  'a page begun before a change was reported%s is not stored: it may be outdated',
  async (_where, hasRedis, told) => {
    const instances = { one: await startInstance('one'), other: await startInstance('other') };
    if (!hasRedis) away();
    await keep(instances.one, pageOf('Moto', 'rifa-1'));
    clock(NOON + 1000);
    const begun = instances.one();
    clock(NOON + 2000);
    await instances[told]().revalidateTag('rifa-1');
    clock(NOON + 3000);
    await begun.set(KEY, pageOf('Moto', 'rifa-1'), PAGE);
    expect(await find(instances.one)).toBeNull();
    expect(await find(instances.other)).toBeNull();
    await keep(instances.one, pageOf('Moto nueva', 'rifa-1'));
    expect(await htmlIn(instances.one)).toBe('Moto nueva');
  },
);

test('a change of something else does not throw away a page that was begun before', async () => {
  const one = await startInstance('one');
  const begun = one();
  clock(NOON + 1000);
  await one().revalidateTag('rifa-2');
  clock(NOON + 2000);
  await begun.set(KEY, pageOf('Moto', 'rifa-1'), PAGE);
  expect(await htmlIn(one)).toBe('Moto');
});

test('a change that only marks pages as old includes the time until which they may be shown', async () => {
  const [one, other] = [await startInstance('one'), await startInstance('other')];
  await keep(one, pageOf('Moto', 'rifa-1'));
  await one().revalidateTag('rifa-1', { expire: 1e9 });
  expect(await htmlIn(other)).toBe('Moto');
  expect([...redis.kept.keys()]).toContain('pages:build-1:tag:rifa-1');
});

test.each([{ tags: ['rifas'] }, { tags: ['other'], softTags: ['rifas'] }])(
  'fetched data with %j end with their tag too',
  async (tags) => {
    const [one, other] = [await startInstance('one'), await startInstance('other')];
    const fetched = { headers: {}, body: '{}', url: '' };
    const value = { kind: CachedRouteKind.FETCH as const, data: fetched, revalidate: 60 };
    await one().set(KEY, value, { fetchCache: true, tags: [] });
    const context = { kind: IncrementalCacheKind.FETCH as const, ...tags };
    expect(await other().get(KEY, context)).toMatchObject({ value });
    clock(NOON + 1000);
    await one().revalidateTag('rifas');
    expect(await other().get(KEY, context)).toBeNull();
  },
);
