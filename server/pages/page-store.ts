import { LRUCache } from 'lru-cache';
import type { PackedData, PackedPage } from './pack-page';

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
  /** The data at this address of the page at this path, also when the page has other data by now. */
  data: (path: string, address: string) => PackedData | undefined;
};

type Limits = {
  pagesBytes: number;
  missingBytes: number;
  missingMs: number;
  replacedBytes: number;
};

const MIB = 2 ** 20;
const LIMITS: Limits = {
  pagesBytes: 64 * MIB,
  missingBytes: 4 * MIB,
  missingMs: 5000,
  replacedBytes: 8 * MIB,
};

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

  const replaced = new LRUCache<string, PackedData>({
    maxSize: limits.replacedBytes,
    sizeCalculation: ({ size }) => size + ENTRY_BYTES,
  });

  /** A visitor who was sent the page a moment ago asks for its data now. */
  function keepReplaced(path: string, next?: KeptPage): void {
    const data = pages.peek(path)?.page.data;
    if (data && data.address !== next?.page.data?.address) replaced.set(data.address, data);
  }

  return {
    get: (path) => pages.get(path) ?? missing.get(path),
    set(path, kept) {
      const [home, other] = kept.page.status === 404 ? [missing, pages] : [pages, missing];
      keepReplaced(path, kept);
      other.delete(path);
      home.set(path, kept);
    },
    delete(path) {
      keepReplaced(path);
      pages.delete(path);
      missing.delete(path);
    },
    data(path, address) {
      const data = pages.peek(path)?.page.data;
      return data?.address === address ? data : replaced.get(address);
    },
  };
}
