export type ByteRate = ReturnType<typeof createByteRate>;

export function createByteRate(windowMs: number) {
  let windowFrom = Date.now();
  let current = 0;
  let before: number | null = null;

  function turnTo(now: number): number {
    const windows = Math.floor((now - windowFrom) / windowMs);
    if (windows > 0) {
      before = windows === 1 ? current : 0;
      current = 0;
      windowFrom += windows * windowMs;
    }
    return now - windowFrom;
  }

  return {
    received(bytes: number): void {
      turnTo(Date.now());
      current += bytes;
    },
    perSecond(): number {
      const elapsed = turnTo(Date.now());
      if (before === null) return elapsed === 0 ? Infinity : (current / elapsed) * 1000;
      const bytes = before * (1 - elapsed / windowMs) + current;
      return (bytes / windowMs) * 1000;
    },
  };
}
