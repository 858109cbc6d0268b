import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const CORE = path.join('e2e', 'core-stories.txt');

test('each line of the core list names a story that exists', () => {
  const lines = readFileSync(path.join(__dirname, '..', CORE), 'utf8')
    .trim()
    .split('\n');
  const listed = playwrightList({}, '--test-list', CORE);
  expect(listed).toContain(`Total: ${lines.length} tests`);
});

test('each story has one try, in CI too', () => {
  const listed = playwrightList({ CI: '1' }, '--reporter=json');
  const { config } = JSON.parse(listed) as { config: { projects: { retries: number }[] } };
  const tries = config.projects.map(({ retries }) => retries);
  expect(tries.length).toBeGreaterThan(1);
  expect(new Set(tries)).toEqual(new Set([0]));
});

/** Returns the output of `playwright test --list` with these variables set. */
function playwrightList(variables: Record<string, string>, ...options: string[]): string {
  return spawnSync('npx', ['playwright', 'test', '--list', ...options], {
    cwd: path.join(__dirname, '..'),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // Playwright refuses to run where it sees jest.
    env: { ...process.env, JEST_WORKER_ID: undefined, ...variables },
  }).stdout;
}
