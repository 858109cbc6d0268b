import 'server-only';
import { LIMITS } from '../limits';
import { processWide } from '../process-wide';
import { currentRequest } from './current-request';
import { throttle, type Windows } from './throttle';

const SELDOM_MS = 10 * 60_000;

type Line = Record<string, unknown>;

type Write = (line: Line) => void;

type Entry = { line: Line; write: Write };

const tell = ({ line, write }: Entry, leftOut: number) =>
  write(leftOut > 0 ? { ...line, leftOut } : line);
const windows = (name: string) => processWide(name, (): Windows => new Map());
const often = throttle(tell, LIMITS.logEveryMs, windows('log-windows'));
const seldom = throttle(tell, SELDOM_MS, windows('seldom-log-windows'));
const throttledLines = processWide('log-lines-throttled', () => new WeakSet<object>());

/** For conditions that last until the owner changes them: one line of each text in ten minutes. */
export function throttled<One extends object>(line: One): One {
  throttledLines.add(line);
  return line;
}

/** A line about a purchase, which has its trace, is never left out. */
export function withoutRepeats(line: Line, write: Write): void {
  if ('trace' in line) write(line);
  else if (throttledLines.has(line)) seldom(JSON.stringify(line), { line, write });
  else often(reasonOf(line), { line, write });
}

/** Fields with few values: no ids, file names or anything else that a visitor can make up. */
const NAMED = ['event', 'reason', 'status', 'rule', 'error', 'kind'] as const;

function reasonOf(line: Line): string {
  return JSON.stringify([...NAMED.map((name) => line[name]), currentRequest()?.route]);
}
