import { rowOf } from '../e2e/repeat/table.mjs';
import { playwrightList } from './playwright-list.test-kit';

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
  const listed = playwrightList({ CI: '1' }, '--reporter=json');
  const { config } = JSON.parse(listed) as { config: { projects: { retries: number }[] } };
  const tries = config.projects.map(({ retries }) => retries);
  expect(tries.length).toBeGreaterThan(1);
  expect(new Set(tries)).toEqual(new Set([0]));
});
