import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { rowOf } from '../e2e/repeat/table.mjs';

const run = { commit: 'abc1234', beside: 'nothing' };
const stats = {
  startTime: '2026-11-24T16:55:12.000Z',
  duration: 882_000,
  expected: 1,
  unexpected: 0,
};
const passed = { ok: true, title: 'a story that passes' };

test('a run without a fault is a row with a dash', () => {
  const suites = [{ file: 'one.spec.ts', specs: [passed] }];
  expect(rowOf({ suites, errors: [], stats }, run)).toBe(
    '| 2026-11-24 16:55 | abc1234 | nothing | 1 | 0 | 14.7 | – |',
  );
});

test('each story that failed is named, with its file', () => {
  const failed = { ok: false, title: 'a story that fails' };
  const inner = { file: 'one.spec.ts', specs: [failed] };
  const suites = [{ file: 'one.spec.ts', specs: [passed], suites: [inner] }];
  expect(rowOf({ suites, errors: [], stats: { ...stats, unexpected: 1 } }, run)).toMatch(
    '| 1 | 1 | 14.7 | one.spec.ts › a story that fails |',
  );
});

test('a run that told no story says why, and is no row without a fault', () => {
  const errors = [{ message: 'Error: http://127.0.0.1:3100/home is already used\nmore' }];
  expect(rowOf({ suites: [], errors, stats: { ...stats, expected: 0 } }, run)).toMatch(
    '| 0 | 0 | 14.7 | Error: http://127.0.0.1:3100/home is already used |',
  );
});

test('each story has one try, in CI too', () => {
  const { stdout } = spawnSync('npx', ['playwright', 'test', '--list', '--reporter=json'], {
    cwd: path.join(__dirname, '..'),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // Playwright refuses to run where it sees jest.
    env: { ...process.env, JEST_WORKER_ID: undefined, CI: '1' },
  });
  const { config } = JSON.parse(stdout) as { config: { projects: { retries: number }[] } };
  const tries = config.projects.map(({ retries }) => retries);
  expect(tries.length).toBeGreaterThan(1);
  expect(new Set(tries)).toEqual(new Set([0]));
});
