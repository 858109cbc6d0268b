import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export type TestClock = {
  env: Record<string, string>;
  pass(ms: number): void;
  remove(): void;
};

export function createTestClock(): TestClock {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-clock-'));
  const name = path.join(folder, 'moved-by');
  const file = openSync(name, 'w');
  const moved = new Float64Array(1);
  writeSync(file, moved, 0, 8, 0);
  const preload = pathToFileURL(path.join(process.cwd(), 'lib/testing/movable-clock.mjs'));
  const given = process.env.NODE_OPTIONS ?? '';
  return {
    env: { NODE_OPTIONS: `${given} --import=${preload.href}`.trim(), TEST_CLOCK_FILE: name },
    pass(ms) {
      moved[0] = (moved[0] ?? 0) + ms;
      writeSync(file, moved, 0, 8, 0);
    },
    remove() {
      closeSync(file);
      rmSync(folder, { recursive: true });
    },
  };
}
