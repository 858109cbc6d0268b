import { LRUCache } from 'lru-cache';
import type { PackedPage } from './pack-page';

export type KeptPage = {
  page: PackedPage;
  /** When Next last said that this is the page. */
  confirmedAt: number;
  /** When asking Next last failed. */
  failedAt: number;
};

export type PageStore = {
  get: (path: string) => KeptPage | undefined;
  set: (path: string, kept: KeptPage) => void;
  delete: (path: string) => void;
};

type Limits = { pagesBytes: number; missingBytes: number; missingMs: number };

const LIMITS: Limits = { pagesBytes: 64 * 2 ** 20, missingBytes: 4 * 2 ** 20, missingMs: 5000 };

/** Rough cost of an entry besides its bodies. */
const ENTRY_BYTES = 500;

/** Pages in memory, bounded by bytes. Those that are missing live apart and shortly: addresses made up cannot push out real ones. */
export function createPageStore(limits: Limits = LIMITS): PageStore {
  const sizeCalculation = ({ page }: KeptPage, path: string) =>
    page.size + path.length + ENTRY_BYTES;
  const pages = new LRUCache<string, KeptPage>({ maxSize: limits.pagesBytes, sizeCalculation });
  const missing = new LRUCache<string, KeptPage>({
    maxSize: limits.missingBytes,
    sizeCalculation,
    ttl: limits.missingMs,
    perf: Date,
  });

  return {
    get: (path) => pages.get(path) ?? missing.get(path),
    set(path, kept) {
      const [home, other] = kept.page.status === 404 ? [missing, pages] : [pages, missing];
      other.delete(path);
      home.set(path, kept);
    },
    delete(path) {
      pages.delete(path);
      missing.delete(path);
    },
  };
}
