import { LRUCache } from 'lru-cache';
import type { PackedPage } from './pack-page';

export type KeptPage = {
  page: PackedPage;
  confirmedAt: number;
  failedAt: number;
};

export type PageStore = {
  get: (path: string) => KeptPage | undefined;
  set: (path: string, kept: KeptPage) => void;
  delete: (path: string) => void;
};

type Limits = {
  pagesBytes: number;
  missingBytes: number;
  missingMs: number;
};

const MIB = 2 ** 20;
const LIMITS: Limits = {
  pagesBytes: 64 * MIB,
  missingBytes: 4 * MIB,
  missingMs: 5000,
};

const ENTRY_BYTES = 500;

/** Missing pages are stored separately, so made-up addresses cannot evict real ones. */
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
