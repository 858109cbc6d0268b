import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { rowOf, TABLE_HEAD } from './table.mjs';

const REPORT = path.resolve('dist', 'repeat-report.json');

const { values, positionals: stories } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '20' },
    // How many processes keep a core busy beside the stories.
    busy: { type: 'string', default: '1' },
    table: { type: 'string', default: 'docs/repeated-runs.md' },
  },
});

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const busy = Number(values.busy);
let failedRuns = 0;

for (let time = 1; time <= Number(values.times); time += 1) {
  rmSync(REPORT, { force: true });
  const spinners = Array.from({ length: busy }, () =>
    spawn(process.execPath, ['-e', 'for (;;) {}'], { stdio: 'ignore' }),
  );
  const { status } = spawnSync(
    'node_modules/.bin/playwright',
    ['test', '--reporter=line,json', ...stories],
    { stdio: 'inherit', env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT } },
  );
  for (const spinner of spinners) spinner.kill();
  if (status !== 0) failedRuns += 1;
  const report = JSON.parse(readFileSync(REPORT, 'utf8'));
  append(rowOf(report, { commit, beside: `${busy} of ${cpus().length} cores busy` }));
}

console.log(`${Number(values.times) - failedRuns} of ${values.times} runs without a fault`);
process.exitCode = failedRuns > 0 ? 1 : 0;

/** @param {string} row */
function append(row) {
  const kept = existsSync(values.table) ? readFileSync(values.table, 'utf8') : TABLE_HEAD;
  writeFileSync(values.table, `${kept.trimEnd()}\n${row}\n`);
}
