import { LRUCache } from 'lru-cache';
import { within } from '../../lib/platform/within';
import type { AnswerStore, HeldAnswer } from './answer-store';
import type { PackedAnswer } from './pack-answer';

/** How long an answer may be shown, in ms. The answer itself says so (`answer-life.ts`). */
export type Life = {
  freshMs: number;
  /** For so much longer, visitors get it at once while a new one is made. */
  staleMs: number;
  /** It is shown for as long as no new one can be made. */
  outlivesFailures: boolean;
};

type Held = { kind: 'held'; answer: PackedAnswer; madeAt: number };

type MadeToHold = { kind: 'held'; answer: PackedAnswer; life: Life };
type Made<Other> = MadeToHold | Other;

/** Rejects when no answer can be made now. Returns `known` itself if the answer did not change. */
export type Make<Other> = (known: PackedAnswer | undefined) => Promise<Made<Other>>;

type Unavailable = { kind: 'unavailable' };

type Options = {
  store: AnswerStore;
  /** Takes longer than a visitor should wait. */
  compress: (answer: PackedAnswer) => Promise<PackedAnswer>;
  onFailure: (key: string, error: unknown) => void;
};

const PATIENCE_MS = 400;
// A visitor who comes after a reported change must not see what was there before.
const PATIENCE_AFTER_CHANGE_MS = 2500;
const MS_BETWEEN_FAILURES = 1000;
// A page that sells changes every few seconds, and compressing it takes 250 ms.
const MS_BETWEEN_COMPRESSIONS = 30_000;
// Visits of a small shop are minutes apart.
const WANTED = { max: 100, ttl: 600_000 };

type Renewal<Result> = { startedAt: number; result: Promise<Result> };

/** Holds what is the same for every visitor, and makes each answer once, however many ask for it. */
export function createAnswerCache<Other extends { kind: string }>(options: Options) {
  const { store, compress, onFailure } = options;
  type Served = Held | Other | Unavailable;
  const underWay = new Map<string, Renewal<Served>>();
  const wanted = new LRUCache<string, Make<Other>>(WANTED);

  function get(key: string, make: Make<Other>): Held | Promise<Served> {
    const held = store.get(key);
    const now = performance.now();
    if (held?.outlivesFailures) wanted.set(key, make);
    if (held && now < held.freshUntil) return heldOf(held);
    const { startedAt, result } = underWay.get(key) ?? renew(key, make);
    if (!held?.outlivesFailures) return result;
    if (now < held.staleUntil) return heldOf(held);
    const patience = held.isOutdated ? PATIENCE_AFTER_CHANGE_MS : PATIENCE_MS;
    const left = startedAt + patience - now;
    return left > 0 ? within(left, result).then((made) => made ?? heldOf(held)) : heldOf(held);
  }

  function renew(key: string, make: Make<Other>): Renewal<Served> {
    const startedAt = performance.now();
    const renewal: Renewal<Served> = { startedAt, result: makeNew() };
    underWay.set(key, renewal);
    return renewal;

    async function makeNew(): Promise<Served> {
      const known = store.get(key);
      try {
        const made = await make(known?.answer);
        if (isHeld(made)) {
          const { answer, life } = made;
          if (!known && life.outlivesFailures) wanted.set(key, make);
          const compressedAt = known?.compressedAt ?? -Infinity;
          if (isCurrent()) keep(key, { answer, madeAt: startedAt, compressedAt }, life);
          const isDue = startedAt - compressedAt >= MS_BETWEEN_COMPRESSIONS;
          // Anybody can make up addresses of passing answers.
          if (life.outlivesFailures && (answer === known?.answer || isDue)) {
            void compressHeld(key, answer);
          }
          return { kind: 'held', answer, madeAt: startedAt };
        }
        if (isCurrent()) store.delete(key);
        return made;
      } catch (error) {
        onFailure(key, error);
        if (!known?.outlivesFailures) return { kind: 'unavailable' };
        known.freshUntil = performance.now() + MS_BETWEEN_FAILURES;
        return heldOf(known);
      } finally {
        if (isCurrent()) underWay.delete(key);
      }
    }

    // A change that was reported meanwhile may be missing from it.
    function isCurrent(): boolean {
      return underWay.get(key) === renewal;
    }
  }

  function keep(
    key: string,
    made: Pick<HeldAnswer, 'answer' | 'madeAt' | 'compressedAt'>,
    life: Life,
  ): void {
    const freshUntil = made.madeAt + life.freshMs;
    store.set(key, {
      ...made,
      freshUntil,
      staleUntil: freshUntil + life.staleMs,
      outlivesFailures: life.outlivesFailures,
      isOutdated: false,
    });
  }

  async function compressHeld(key: string, answer: PackedAnswer): Promise<void> {
    if (answer.isSmallest) return;
    // At its beginning, so that a page that changes meanwhile does not begin another.
    const begun = store.get(key);
    if (begun) begun.compressedAt = performance.now();
    try {
      const smaller = await compress(answer);
      const held = store.get(key);
      if (held?.answer === answer) store.set(key, { ...held, answer: smaller });
    } catch (error) {
      onFailure(key, error);
    }
  }

  return {
    get,
    /** Makes anew, one after another, the pages that visitors asked for in the last ten minutes. */
    async renewWanted(): Promise<void> {
      for (const [key, make] of [...wanted.entries()]) {
        const isOld = performance.now() >= (store.get(key)?.freshUntil ?? Infinity);
        if (isOld) await (underWay.get(key) ?? renew(key, make)).result;
      }
    },
    /** Nothing has to be asked of Next for this visitor. */
    answersSoon: (key: string): boolean =>
      underWay.has(key) || performance.now() < (store.get(key)?.freshUntil ?? 0),
    /** Only what exists counts: anybody can make up other addresses. */
    holds: (key: string): boolean => store.get(key)?.outlivesFailures === true,
    /** Nobody gets an answer of before again, unless no new one can be made. */
    outdate(concerns: (key: string) => boolean): void {
      for (const key of underWay.keys()) if (concerns(key)) underWay.delete(key);
      for (const [key, held] of store.entries()) {
        if (concerns(key)) Object.assign(held, { freshUntil: 0, staleUntil: 0, isOutdated: true });
      }
    },
  };

  function isHeld(made: Made<Other>): made is MadeToHold {
    return made.kind === 'held';
  }
}

function heldOf({ answer, madeAt }: { answer: PackedAnswer; madeAt: number }): Held {
  return { kind: 'held', answer, madeAt };
}
