import { readFileSync } from 'node:fs';
import path from 'node:path';
import { playwrightList } from './playwright-list.test-kit';

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
