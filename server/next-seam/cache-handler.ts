// Reaches into: `FileSystemCache` and the manifest of tags in next/dist/server/lib/incremental-cache; cache handlers.
// Buys: one page cache for several instances: a page made on one is found on the other. On one instance too, a page
// made from data read before a reported change does not count as made after it.
// Fails when it changes: its types; lib/platform/redis/shared-pages.redis.test.ts; e2e/raffle-status.spec.ts.
// Can go: when a handler with Next's public interface learns of tags that others expired, for ISR too, and Next dates a
// page by when it began to make it.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type {
  CacheHandler,
  CacheHandlerContext,
  CacheHandlerValue,
} from 'next/dist/server/lib/incremental-cache';
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache';
import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { CachedRouteKind } from 'next/dist/server/response-cache/types';
import { createSharedMemory, type SharedMemory } from '../cache/shared-memory';
import { lentRedis } from './lent-redis';
import { askedStatus } from './missing-page';
import { adoptTags, publishTags } from './shared-tags';

type GetContext = Parameters<CacheHandler['get']>[1];
type SetContext = Parameters<CacheHandler['set']>[2];
type Value = Parameters<CacheHandler['set']>[1];
type Entry = CacheHandlerValue;

let memory: SharedMemory | undefined;

// Each build has its own pages: old ones ask for scripts that a new build does not have.
function openMemory(distFolder: string): SharedMemory {
  const build = readFileSync(path.join(distFolder, 'BUILD_ID'), 'utf8').trim();
  return createSharedMemory(lentRedis, `pages:${build}:`);
}

export default class PageCacheHandler implements CacheHandler {
  private readonly own: FileSystemCache;
  private readonly memory: SharedMemory;
  // Next makes a new handler for each request.
  private readonly begunAt = Date.now();

  constructor(context: CacheHandlerContext) {
    this.own = new FileSystemCache(context as ConstructorParameters<typeof FileSystemCache>[0]);
    memory ??= openMemory(path.join(context.serverDistDir ?? '.next/server', '..'));
    this.memory = memory;
  }

  async get(key: string, context: GetContext): Promise<Entry | null> {
    const [shared, own] = await Promise.all([
      this.memory.read<Entry>([`entry:${key}`]).then(([entry]) => entry ?? null),
      this.own.get(key, context as never) as Promise<Entry | null>,
    ]);
    const entry = newest(shared, own);
    if (!entry) return null;
    const isExpired = await this.isExpiredSince(entry.lastModified, entry.value, context);
    return isExpired ? null : entry;
  }

  async set(key: string, value: Value, context: SetContext): Promise<void> {
    if (await this.isExpiredSince(this.begunAt, value, context)) return;
    await this.own.set(key, value, context as never);
    if (!value) return this.memory.remove(`entry:${key}`);
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined;
    const entry: Entry = { lastModified: Date.now(), value, cacheControl };
    await this.memory.write(`entry:${key}`, entry, keptSeconds(value));
  }

  async revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void> {
    await this.own.revalidateTag(tags, durations);
    await publishTags(this.memory, [tags].flat());
  }

  resetRequestCache(): void {
    this.own.resetRequestCache();
  }

  private async isExpiredSince(
    timestamp: number,
    value: Value,
    context: GetContext | SetContext,
  ): Promise<boolean> {
    const tags = tagsOf(value, context);
    await adoptTags(this.memory, tags);
    return areTagsExpired(tags, timestamp);
  }
}

const MISSING_SECONDS = 15;

// Anybody can make up addresses, and each gets a page and a lifetime of its own.
function keptSeconds(value: NonNullable<Value>): number | undefined {
  if (value.kind === CachedRouteKind.FETCH) return value.revalidate;
  const isMissing = value.kind === CachedRouteKind.APP_PAGE && askedStatus(value.html) !== null;
  return isMissing ? MISSING_SECONDS : undefined;
}

// The local copy is newer when it was made while Redis was down.
function newest(shared: Entry | null, own: Entry | null): Entry | null {
  if (!shared || !own) return shared ?? own;
  return own.lastModified > shared.lastModified ? own : shared;
}

function tagsOf(value: Value, context: GetContext | SetContext): string[] {
  const header = value && 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined;
  const ofPage = typeof header === 'string' ? header.split(',') : [];
  const tags = ('tags' in context && context.tags) || [];
  const softTags = ('softTags' in context && context.softTags) || [];
  return [...new Set([...ofPage, ...tags, ...softTags])];
}
