import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { format, stripVTControlCharacters } from 'node:util';
import { throttleText } from '../http/warn';

// Pino's numbers.
const LEVELS = { log: 30, warn: 40, error: 50 } as const;

type Method = keyof typeof LEVELS;

// Next names its inner port, whose pages have no policy and no limits.
const GREETING = /^\s*(?:▲ Next\.js|- (?:Local|Network):|✓ )/;

/** For log collectors: text that is not JSON becomes the message of a JSON line. */
export function asJsonLine(text: string, method: Method): string {
  if (isJson(text)) return text;
  const time = new Date().toISOString();
  return JSON.stringify({ level: LEVELS[method], time, msg: stripVTControlCharacters(text) });
}

export function printJsonLines(): void {
  for (const method of Object.keys(LEVELS) as Method[]) {
    const stream = method === 'log' ? process.stdout : process.stderr;
    console[method] = (...parts: unknown[]) =>
      void stream.write(`${asJsonLine(format(...parts), method)}\n`);
  }
}

export function isGreeting(line: string): boolean {
  return GREETING.test(stripVTControlCharacters(line));
}

/** Passes on what the child prints, but for Next's greeting. Its streams are pipes. */
export function passOnLines({ stdout, stderr }: ChildProcess): void {
  for (const [method, stream] of [
    ['log', stdout],
    ['error', stderr],
  ] as const) {
    if (!stream) continue;
    const say = throttleText((line) => console[method](line));
    createInterface({ input: stream }).on('line', (line) => {
      if (isJson(line)) console[method](line);
      else if (line.trim() && !isGreeting(line)) {
        say(withoutNames(line), line);
      }
    });
  }
}

/** Next reports a page it cannot make in ten lines. The first contains what the visitor asked for. */
function withoutNames(line: string): string {
  return line.slice(0, 300).replace(/[\da-f]{8,}|\d+/gi, '…');
}

function isJson(text: string): boolean {
  if (!text.startsWith('{')) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
