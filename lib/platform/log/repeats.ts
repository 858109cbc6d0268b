import 'server-only';
import { LRUCache } from 'lru-cache';
import { processWide } from '../process-wide';
import { currentRequest } from './current-request';

const EVERY_MS = 5000;
const SELDOM_MS = 10 * 60_000;

type Line = Record<string, unknown>;

const windows = processWide('log-windows', () => new Map<string, { leftOut: number }>());
const neverLeftOut = processWide('log-lines-kept', () => new WeakSet<object>());

const throttledLines = processWide('log-lines-throttled', () => new WeakSet<object>());
const toldOfLate = processWide(
  'log-lines-told',
  () => new LRUCache<string, true>({ max: 1000, ttl: SELDOM_MS }),
);

/** For lines about a purchase: they are never left out. */
export function everyTime<One extends object>(line: One): One {
  neverLeftOut.add(line);
  return line;
}

/** For conditions that last until the owner changes them: the same line is written once in ten minutes. */
export function throttled<One extends object>(line: One): One {
  throttledLines.add(line);
  return line;
}

/**
 * Writes one line per reason in five seconds, and at their end how many more there were. Otherwise refused requests could
 * fill the disk, and a log that drops lines drops those of purchases too.
 */
export function withoutRepeats(line: Line, write: (line: Line) => void): void {
  if (neverLeftOut.has(line)) return write(line);
  const text = throttledLines.has(line) ? JSON.stringify(line) : null;
  if (text !== null && toldOfLate.has(text)) return;
  const reason = reasonOf(line);
  const window = windows.get(reason);
  if (window) {
    window.leftOut += 1;
    return;
  }
  write(line);
  if (text !== null) toldOfLate.set(text, true);
  open(reason, line, write);
}

function open(reason: string, line: Line, write: (line: Line) => void): void {
  const window = { leftOut: 0 };
  windows.set(reason, window);
  const close = () => {
    windows.delete(reason);
    if (window.leftOut === 0) return;
    write({ ...line, leftOut: window.leftOut });
    open(reason, line, write);
  };
  setTimeout(close, EVERY_MS).unref();
}

/** Fields with few values: no ids, file names or anything else that a visitor can make up. */
const NAMED = ['event', 'reason', 'status', 'rule', 'error', 'kind'] as const;

function reasonOf(line: Line): string {
  return JSON.stringify([...NAMED.map((name) => line[name]), currentRequest()?.route]);
}
