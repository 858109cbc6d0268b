import { LIMITS } from '../../lib/platform/limits';
import { throttle } from '../../lib/platform/log/throttle';

// Part of an unguessable address. Readers of the log must not be able to use it.
const SECRET = /[\w-]{40,}/g;

/** There are few reasons; text that a visitor makes up belongs in the detail. */
export type Warn = (reason: string, detail?: string) => void;

export function createWarn(): Warn {
  const say = throttleText((line) => console.error(line));
  return function warn(reason, detail) {
    say(reason, detail ? `${reason}: ${detail.replace(SECRET, '…')}` : reason);
  };
}

export function throttleText(write: (line: string) => void) {
  return throttle<string>(
    (line, leftOut) =>
      write(leftOut > 0 ? `${line} (${leftOut} more in ${LIMITS.logEveryMs / 1000} s)` : line),
    LIMITS.logEveryMs,
  );
}
