import 'server-only';
import { LRUCache } from 'lru-cache';
import { processWide } from '../process-wide';
import { logger } from './logger';
import { everyTime } from './repeats';

const EVERY_MS = 10 * 60_000;

const warned = processWide(
  'seldom-warnings',
  () => new LRUCache<string, true>({ max: 1000, ttl: EVERY_MS, perf: Date }),
);

export function warnSeldom(line: { event: string } & Record<string, string>): void {
  const text = JSON.stringify(line);
  if (warned.has(text)) return;
  warned.set(text, true);
  logger.warn(everyTime(line));
}
