import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { validateWorkflow } from '@action-validator/core';
import { parse } from 'yaml';
import { PARTS, REST } from '@/e2e/all-parts/parts.mjs';

type Commands = string | string[];
type Job = { steps?: { run?: string; uses?: string }[]; script?: Commands };

const ROOT = path.join(__dirname, '..');
const manifest = readFileSync(path.join(ROOT, 'package.json'), 'utf8');
const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> };

const workflow = (file: string) => path.join(ROOT, 'docs', 'ci', file);
const read = (file: string) =>
  parse(readFileSync(workflow(file), 'utf8'), { uniqueKeys: true }) as Record<string, unknown>;
const github = Object.values(read('github-actions.yml').jobs as Record<string, Job>);
const gitlab = Object.values(read('gitlab-ci.yml')) as Job[];

/** Lists each command of a workflow; a line with && counts as several. */
const commands: Record<string, string[]> = {
  'github-actions.yml': github.flatMap(({ steps = [] }) => steps.flatMap(({ run = [] }) => run)),
  'gitlab-ci.yml': gitlab.flatMap((job) => job?.script ?? []),
};

const scriptsOf = (file: string) =>
  commands[file]!.flatMap((command) =>
    [...command.matchAll(/npm run (\S+)/g)].map(([, name = '']) => name),
  );

test.each(Object.keys(commands))(
  '%s runs each part of `npm test`, by scripts that exist',
  (file) => {
    const run = scriptsOf(file);
    expect(run.filter((name) => !(name in scripts))).toEqual([]);
    const parts = Object.values({ ...PARTS, ...REST }).map(({ script }) => script);
    expect(parts.filter((script) => !run.includes(script))).toEqual([]);
  },
);

test('each step of GitHub’s does one thing, and each action has a version', () => {
  const steps = github.flatMap(({ steps = [] }) => steps);
  expect(steps.filter(({ run, uses }) => Boolean(run) === Boolean(uses))).toEqual([]);
  const used = steps.flatMap(({ uses = [] }) => uses);
  expect(used.filter((action) => !/^actions\/[\w-]+@v\d+$/.test(action))).toEqual([]);
});

test('GitHub’s holds its schema', () => {
  const { errors } = validateWorkflow(readFileSync(workflow('github-actions.yml'), 'utf8'));
  expect(errors).toEqual([]);
});

test('GitLab’s holds its schema', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gitlab-'));
  try {
    copyFileSync(workflow('gitlab-ci.yml'), path.join(folder, '.gitlab-ci.yml'));
    const program = require.resolve('gitlab-ci-local');
    const options = { cwd: folder, encoding: 'utf8' } as const;
    const { stderr, stdout } = spawnSync(process.execPath, [program, '--list'], options);
    expect(`${stdout}${stderr}`).not.toContain('Invalid');
    expect(stdout).toContain('engines: [webkit]');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
