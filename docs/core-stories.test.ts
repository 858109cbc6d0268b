import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const CORE = path.join('e2e', 'core-stories.txt');

test('each line of the core list names a story that exists', () => {
  const cwd = path.join(__dirname, '..');
  const lines = readFileSync(path.join(cwd, CORE), 'utf8').trim().split('\n');
  // Playwright refuses to run where it sees jest.
  const env = { ...process.env, JEST_WORKER_ID: undefined };
  const list = ['playwright', 'test', '--list', '--test-list', CORE];
  const { stdout } = spawnSync('npx', list, { cwd, env, encoding: 'utf8' });
  expect(stdout).toContain(`Total: ${lines.length} tests`);
});
