// Reaches into: `tagsManifest`, which Next reads before it trusts a stored page.
// Buys: a change reported to one instance shows on all at their next visit.
// Fails when it changes: its types; lib/platform/redis/shared-pages.redis.test.ts "a change reported to one instance".
// Can go: with cache-handler.ts.

import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import type { SharedMemory } from '../cache/shared-memory';

type TagState = { stale?: number; expired?: number };

export async function publishTags(memory: SharedMemory, tags: string[]): Promise<void> {
  await Promise.all(
    tags.map(async (tag) => {
      const state = tagsManifest.get(tag);
      if (state) await memory.write(`tag:${tag}`, state);
    }),
  );
}

export async function adoptTags(memory: SharedMemory, tags: string[]): Promise<void> {
  const states = await memory.read<TagState>(tags.map((tag) => `tag:${tag}`));
  tags.forEach((tag, index) => {
    const theirs = states[index];
    if (!theirs) return;
    const ours: TagState = tagsManifest.get(tag) ?? {};
    tagsManifest.set(tag, newer(ours, theirs));
  });
}

function newer(ours: TagState, theirs: TagState): TagState {
  return {
    ...latest('stale', ours.stale, theirs.stale),
    ...latest('expired', ours.expired, theirs.expired),
  };
}

function latest(name: keyof TagState, ours?: number, theirs?: number): TagState {
  const times = [ours, theirs].filter((time) => time !== undefined);
  return times.length > 0 ? { [name]: Math.max(...times) } : {};
}
