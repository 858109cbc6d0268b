import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { failedStories } from '../support/failed-stories.mjs';

const MINUTE = 60_000;
const SCRIPTS = { services: 'build:services', shop: 'build:with-keys' };

export const isStory = (test) => test.startsWith('e2e/');

export function build(folder, what) {
  const { status, stdout, stderr } = run(folder, 'npm', ['run', '--silent', SCRIPTS[what]]);
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
}

/** Runs the tests in these files, or only those with one of the titles. Returns the failed ones, or the output if there is no report. */
export function failuresOf(folder, tests, titles = null) {
  const report = path.join(folder, 'dist', 'planted-report.json');
  rmSync(report, { force: true });
  const titled = titles ? [titles.map((title) => `(${title})`).join('|')] : [];
  const [command, ...args] = isStory(tests[0] ?? '')
    ? [...story(tests), ...titled.flatMap((pattern) => ['--grep', pattern])]
    : [...unit(tests, report), ...titled.flatMap((pattern) => ['-t', pattern])];
  const { status, stderr } = run(folder, command, args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  try {
    const { suites, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const failures = suites
      ? suites.flatMap(failedStories)
      : testResults.flatMap((result) => failedTests(folder, result));
    return { failures, problem: failures.length > 0 || status === 0 ? null : stderr.slice(-2000) };
  } catch {
    return { failures: [], problem: `no report, ${status ?? 'given up'}: ${stderr.slice(-2000)}` };
  }
}

const unit = (tests, report) => [
  ...['node_modules/.bin/jest', '--json', '--outputFile', report],
  ...['--forceExit', '--runTestsByPath', ...tests],
];

const story = (tests) => [
  ...['node_modules/.bin/playwright', 'test', '--project=phone', '--reporter=json'],
  ...tests,
];

function run(cwd, command, args, variables = {}) {
  return spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...variables },
    maxBuffer: 64 * 1024 * 1024,
    timeout: 20 * MINUTE,
  });
}

function failedTests(folder, { name, assertionResults }) {
  const file = path.relative(folder, name);
  return assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => `${file} › ${fullName}`);
}
