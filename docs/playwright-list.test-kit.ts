import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Returns the output of `playwright test --list` with these variables set. */
export function playwrightList(variables: Record<string, string>, ...options: string[]): string {
  return spawnSync('npx', ['playwright', 'test', '--list', ...options], {
    cwd: path.join(__dirname, '..'),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // Playwright refuses to run where it sees jest.
    env: { ...process.env, JEST_WORKER_ID: undefined, ...variables },
  }).stdout;
}
