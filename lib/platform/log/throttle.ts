const MAX_REASONS = 200;

export type Windows = Map<string, { leftOut: number }>;

/**
 * Writes the first line of a reason in so much time, and at its end how many more there were. Without it refused requests
 * could fill the disk, and a log that drops lines drops those of purchases too.
 */
export function throttle<Line>(
  write: (line: Line, leftOut: number) => void,
  ms: number,
  windows: Windows = new Map(),
): (reason: string, line: Line) => void {
  function open(reason: string, line: Line): void {
    const window = { leftOut: 0 };
    windows.set(reason, window);
    const close = () => {
      windows.delete(reason);
      if (window.leftOut === 0) return;
      write(line, window.leftOut);
      open(reason, line);
    };
    setTimeout(close, ms).unref();
  }

  return function say(given, line) {
    const reason = windows.size < MAX_REASONS || windows.has(given) ? given : 'more';
    const window = windows.get(reason);
    if (window) {
      window.leftOut += 1;
      return;
    }
    write(line, 0);
    open(reason, line);
  };
}
