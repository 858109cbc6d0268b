import 'server-only';
import { LRUCache } from 'lru-cache';
import { processWide } from '../process-wide';
import { currentRequest } from './current-request';
import { throttle, type Windows } from './throttle';

const SELDOM_MS = 10 * 60_000;

type Line = Record<string, unknown>;

type Write = (line: Line) => void;

const say = throttle<{ line: Line; write: Write }>(
  ({ line, write }, leftOut) => write(leftOut > 0 ? { ...line, leftOut } : line),
  processWide('log-windows', (): Windows => new Map()),
);
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

export function withoutRepeats(line: Line, write: Write): void {
  if (neverLeftOut.has(line)) return write(line);
  const text = throttledLines.has(line) ? JSON.stringify(line) : null;
  if (text !== null && toldOfLate.has(text)) return;
  const isWritten = say(reasonOf(line), { line, write });
  if (text !== null && isWritten) toldOfLate.set(text, true);
}

/** Fields with few values: no ids, file names or anything else that a visitor can make up. */
const NAMED = ['event', 'reason', 'status', 'rule', 'error', 'kind'] as const;

function reasonOf(line: Line): string {
  return JSON.stringify([...NAMED.map((name) => line[name]), currentRequest()?.route]);
}
