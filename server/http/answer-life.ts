import type { Life } from '../cache/answer-cache';
import type { NextAnswer } from './ask-next';

// A raffle that was published a moment ago must not stay missing, nor one that could not be read.
const PASSING_MS = 1000;

/**
 * How long an answer of Next may be shown to every visitor, by its `Cache-Control` (RFC 9111, RFC 5861). Null if it
 * is one visitor's own.
 * @param isFailure a part of it could not be read
 */
export function answerLife({ status, headers }: NextAnswer, isFailure = false): Life | null {
  const said = headers['cache-control'] ?? '';
  const freshMs = secondsIn(said, 's-maxage') * 1000;
  const isShared = freshMs > 0 && !/\b(private|no-store)\b/.test(said) && !headers['set-cookie'];
  if (!isShared || (status !== 200 && status !== 404)) return null;
  if (status === 404 || isFailure) {
    return { freshMs: PASSING_MS, staleMs: 0, outlivesFailures: false };
  }
  return {
    freshMs,
    staleMs: secondsIn(said, 'stale-while-revalidate') * 1000,
    outlivesFailures: secondsIn(said, 'stale-if-error') > 0,
  };
}

function secondsIn(said: string, directive: string): number {
  return Number(new RegExp(`\\b${directive}=(\\d{1,9})`).exec(said)?.[1] ?? 0);
}
