import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { memoryRedis } from '../testing/memory-redis.test-kit';
import { createSharedMemory, type SharedMemory } from '../cache/shared-memory';
import { adoptTags, publishTags } from './shared-tags';

type Times = { stale?: number; expired?: number };

let memory: SharedMemory;

beforeEach(() => {
  tagsManifest.clear();
  const { redis } = memoryRedis();
  memory = createSharedMemory(() => redis, '');
});

async function published(times: Times, tag = 'rifa-1'): Promise<void> {
  tagsManifest.set(tag, times);
  await publishTags(memory, [tag]);
  tagsManifest.clear();
}

test('the times of a tag on one instance are known to another after it asked for that tag', async () => {
  await published({ stale: 5, expired: 9 });
  await published({ expired: 7 }, 'rifa-2');
  await adoptTags(memory, ['rifa-1']);
  expect([...tagsManifest]).toEqual([['rifa-1', { stale: 5, expired: 9 }]]);
});

test('an unknown tag is neither published nor learned', async () => {
  await publishTags(memory, ['rifa-1']);
  expect(await memory.read(['tag:rifa-1'])).toEqual([null]);
  tagsManifest.set('rifa-1', { expired: 3 });
  await adoptTags(memory, ['rifa-1', 'rifa-2']);
  expect([...tagsManifest]).toEqual([['rifa-1', { expired: 3 }]]);
});

test.each<[string, Times, Times, Times]>([
  [
    'theirs, where it is later',
    { stale: 1, expired: 2 },
    { stale: 3, expired: 4 },
    { stale: 3, expired: 4 },
  ],
  [
    'ours, where that is',
    { stale: 3, expired: 4 },
    { stale: 1, expired: 2 },
    { stale: 3, expired: 4 },
  ],
  [
    'the later ones of each kind',
    { stale: 1, expired: 4 },
    { stale: 3, expired: 2 },
    { stale: 3, expired: 4 },
  ],
  ['ours alone', { expired: 4 }, {}, { expired: 4 }],
  ['theirs alone', {}, { stale: 3 }, { stale: 3 }],
  ['both, of different kinds', { stale: 1 }, { expired: 2 }, { stale: 1, expired: 2 }],
])('the times that count are %s', async (_what, ours, theirs, counts) => {
  await published(theirs);
  tagsManifest.set('rifa-1', ours);
  await adoptTags(memory, ['rifa-1']);
  expect(tagsManifest.get('rifa-1')).toStrictEqual(counts);
});

test('each tag gets its own times', async () => {
  await published({ expired: 1 }, 'a');
  await published({ expired: 2 }, 'b');
  await adoptTags(memory, ['b', 'nothing', 'a']);
  expect(Object.fromEntries(tagsManifest)).toEqual({ a: { expired: 1 }, b: { expired: 2 } });
});
