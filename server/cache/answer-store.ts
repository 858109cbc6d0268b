import { LRUCache } from 'lru-cache';
import type { PackedAnswer } from './pack-answer';

export type HeldAnswer = {
  answer: PackedAnswer;
  madeAt: number;
  freshUntil: number;
  staleUntil: number;
  outlivesFailures: boolean;
  isOutdated: boolean;
  /** When it or one before it at this address was compressed thoroughly. */
  compressedAt: number;
};

export type AnswerStore = ReturnType<typeof createAnswerStore>;

const MIB = 2 ** 20;
const LIMITS = { lastingBytes: 64 * MIB, passingBytes: 8 * MIB, passingMs: 5000 };
const ENTRY_BYTES = 500;

/** Answers whose addresses anybody can make up are stored separately, so that they evict no page. */
export function createAnswerStore(limits = LIMITS) {
  const sizeCalculation = ({ answer }: HeldAnswer, key: string) =>
    answer.size + key.length + ENTRY_BYTES;
  const lasting = new LRUCache<string, HeldAnswer>({
    maxSize: limits.lastingBytes,
    sizeCalculation,
  });
  const passing = new LRUCache<string, HeldAnswer>({
    maxSize: limits.passingBytes,
    sizeCalculation,
    ttl: limits.passingMs,
  });

  return {
    get: (key: string) => lasting.get(key) ?? passing.get(key),
    set(key: string, held: HeldAnswer): void {
      const [home, other] = held.outlivesFailures ? [lasting, passing] : [passing, lasting];
      other.delete(key);
      home.set(key, held);
    },
    delete(key: string): void {
      lasting.delete(key);
      passing.delete(key);
    },
    *entries(): Generator<[string, HeldAnswer]> {
      yield* lasting.entries();
      yield* passing.entries();
    },
  };
}
