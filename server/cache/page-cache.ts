import type { PackedPage } from './pack-page';
import type { KeptPage, PageStore } from './page-store';

export type NextAnswer =
  | { kind: 'page'; status: number; html: string; etag: string | undefined; isStale: boolean }
  | { kind: 'unchanged'; isStale: boolean }
  | { kind: 'elsewhere'; status: number; location: string }
  | { kind: 'unshared' };

/** Rejects when Next does not answer, answers too late, or fails. */
export type AskNext = (path: string, etag: string | undefined) => Promise<NextAnswer>;

export type Served =
  | { kind: 'page'; page: PackedPage; confirmedAt: number }
  | { kind: 'elsewhere'; status: number; location: string }
  | { kind: 'unshared' }
  | { kind: 'unavailable' };

type Options = {
  ask: AskNext;
  store: PageStore;
  pack: (path: string, answer: NextAnswer & { kind: 'page' }) => Promise<PackedPage>;
  /** Takes longer than a visitor should wait. */
  compress: (page: PackedPage) => Promise<PackedPage>;
  onFailure: (path: string, error: unknown) => void;
};

const HOLD_MS = 1000;
const OLD_MS = 5000;
// Longer for a missing page: a crawler that gets a 404 does not come back soon.
const PATIENCE_MS = 400;
const MISSING_PATIENCE_MS = 2500;
// Next makes a page in about 100 ms.
const ASK_AGAIN_MS = 30;

type Renewal = { startedAt: number; result: Promise<Served> };

export type PageCache = {
  get: (path: string) => Served | Promise<Served>;
  /** Only pages that exist count: anybody can make up other addresses. */
  isHeld: (path: string) => boolean;
  /** Next may take longer here than a visitor would wait. */
  untilRenewed: (path: string) => Promise<unknown>;
};

export function createPageCache({ ask, store, pack, compress, onFailure }: Options): PageCache {
  const underWay = new Map<string, Renewal>();

  function get(path: string): Served | Promise<Served> {
    const kept = store.get(path);
    if (!kept) return renewOnce(path).result;
    const age = Date.now() - Math.max(kept.confirmedAt, kept.failedAt);
    if (age < HOLD_MS) return served(kept);
    const { startedAt, result } = renewOnce(path);
    if (age < OLD_MS && !isMissing(kept)) return served(kept);
    const left = startedAt + patienceFor(kept) - Date.now();
    return left > 0 ? Promise.race([result, pause(left).then(() => served(kept))]) : served(kept);
  }

  function renewOnce(path: string): Renewal {
    const running = underWay.get(path);
    if (running) return running;
    const result = renew(path).finally(() => underWay.delete(path));
    const started = { startedAt: Date.now(), result };
    underWay.set(path, started);
    return started;
  }

  async function renew(path: string): Promise<Served> {
    const startedAt = Date.now();
    for (;;) {
      const kept = store.get(path);
      const result = await renewNow(path, kept);
      const isOver = result.kind !== 'page' || Date.now() - startedAt >= patienceFor(result);
      if (!result.isStale || isOver) return result;
      await pause(ASK_AGAIN_MS);
    }
  }

  async function renewNow(
    path: string,
    kept: KeptPage | undefined,
  ): Promise<Served & { isStale: boolean }> {
    try {
      const answer = await ask(path, kept?.page.sourceEtag);
      if (answer.kind === 'unchanged' && kept) {
        return keep(path, kept.page, answer.isStale);
      }
      if (answer.kind === 'page') {
        const page = await pack(path, answer);
        if (page.status === 200) void compressKept(path, page);
        return keep(path, page, answer.isStale);
      }
      store.delete(path);
      return answer.kind === 'elsewhere'
        ? { ...answer, isStale: false }
        : { kind: 'unshared', isStale: false };
    } catch (error) {
      onFailure(path, error);
      if (!kept) return { kind: 'unavailable', isStale: false };
      kept.failedAt = Date.now();
      return { ...served(kept), isStale: false };
    }
  }

  function keep(path: string, page: PackedPage, isStale: boolean) {
    const kept = { page, confirmedAt: Date.now(), failedAt: 0 };
    store.set(path, kept);
    return { ...served(kept), isStale };
  }

  async function compressKept(path: string, page: PackedPage): Promise<void> {
    try {
      const compressed = await compress(page);
      const kept = store.get(path);
      if (kept?.page === page) store.set(path, { ...kept, page: compressed });
    } catch (error) {
      onFailure(path, error);
    }
  }

  function isHeld(path: string): boolean {
    const kept = store.get(path);
    return kept !== undefined && !isMissing(kept);
  }

  async function untilRenewed(path: string): Promise<unknown> {
    return underWay.get(path)?.result;
  }

  return { get, isHeld, untilRenewed };
}

function served({ page, confirmedAt }: KeptPage): Served & { kind: 'page' } {
  return { kind: 'page', page, confirmedAt };
}

function isMissing({ page }: { page: PackedPage }): boolean {
  return page.status === 404;
}

function patienceFor(shown: { page: PackedPage }): number {
  return isMissing(shown) ? MISSING_PATIENCE_MS : PATIENCE_MS;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
