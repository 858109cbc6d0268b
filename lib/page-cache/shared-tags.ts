import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import type { SharedMemory } from './shared-memory';

type TagState = { stale?: number; expired?: number };

/** Tells the other instances what this one has just noted about these tags. */
export async function publishTags(memory: SharedMemory, tags: string[]): Promise<void> {
  await Promise.all(
    tags.map(async (tag) => {
      const state = tagsManifest.get(tag);
      if (state) await memory.write(`tag:${tag}`, state);
    }),
  );
}

/** Notes what other instances said about these tags where Next looks before it trusts a kept page. */
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
