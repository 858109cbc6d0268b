const EVERY_MS = 5000;
const MAX_REASONS = 200;

type Say = (reason: string, line: string) => void;

/** Writes one line per reason in five seconds, then how many more there were. */
export function withoutRepeats(write: (line: string) => void): Say {
  const leftOut = new Map<string, number>();

  function open(reason: string): void {
    leftOut.set(reason, 0);
    setTimeout(() => {
      const more = leftOut.get(reason) ?? 0;
      leftOut.delete(reason);
      if (more === 0) return;
      write(`${reason} (${more} more in ${EVERY_MS / 1000} s)`);
      open(reason);
    }, EVERY_MS).unref();
  }

  return function say(given, line) {
    const reason = leftOut.size < MAX_REASONS || leftOut.has(given) ? given : 'More lines';
    const known = leftOut.get(reason);
    if (known !== undefined) {
      leftOut.set(reason, known + 1);
      return;
    }
    write(line);
    open(reason);
  };
}
