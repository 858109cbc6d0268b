import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { copyTree } from '../../bench/shared/copy-tree.mjs';
import { readHolders, titlePattern } from '../specification/holders.mjs';
import { BUGS } from './bugs/index.mjs';
import { plant } from './plant.mjs';
import { build, failuresOf, isStory } from './run-tests.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    unit: { type: 'boolean' },
    shop: { type: 'boolean' },
    lines: { type: 'boolean' },
    check: { type: 'boolean' },
  },
});

/** Bugs that need a whole build come last, because it leaves files behind. */
const chosen = BUGS.filter(
  ({ name, line, after }) =>
    (!values.only || values.only.some((part) => name.includes(part))) &&
    !(after === 'shop' ? values.unit : values.shop) &&
    !(values.lines && line === undefined),
).sort((one, other) => Number(one.after === 'shop') - Number(other.after === 'shop'));

const stale = chosen.flatMap(staleness);
for (const line of stale) console.error(line);
if (stale.length > 0 || values.check) {
  console.log(`${chosen.length} bugs, ${stale.length} whose place has changed`);
  process.exit(stale.length > 0 ? 1 : 0);
}

function staleness(bug) {
  const { name, tests } = bug;
  const missing = tests.filter((test) => !existsSync(test)).map((test) => `${name}: no ${test}`);
  try {
    plant(bug, (file) => readFileSync(file, 'utf8'));
    return missing;
  } catch (error) {
    return [...missing, `${name}: ${error.message}`];
  }
}

mkdirSync('dist', { recursive: true });
const folder = mkdtempSync(path.resolve('dist', 'planted-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));
copyTree(folder);
build(folder, 'services');

const before = [];

function noteWhatFailsAnyway(tests) {
  if (tests.length === 0) return;
  for (const title of failuresOf(folder, tests).failures) {
    before.push(title);
    console.log(`fails without any bug, so it is ignored: ${title}`);
  }
}

const tests = [...new Set(chosen.flatMap((bug) => bug.tests))];
noteWhatFailsAnyway(tests.filter((test) => !isStory(test)));
const stories = tests.filter(isStory);
if (stories.length > 0) build(folder, 'shop');
noteWhatFailsAnyway(stories);

const holders = readHolders();

/** The tests that cover the line of the specification that this bug breaks; null if it breaks none. */
function titlesOf({ line, tests }) {
  if (line === undefined) return null;
  return holders
    .filter((holder) => holder.line === line && tests.includes(holder.file))
    .map(({ title }) => titlePattern(title));
}

const missed = [];
for (const bug of chosen) {
  const read = (file) => readFileSync(path.join(folder, file), 'utf8');
  const write = (text, file) => writeFileSync(path.join(folder, file), text);
  const planted = plant(bug, read);
  const sources = new Map([...planted.keys()].map((file) => [file, read(file)]));
  planted.forEach(write);
  try {
    if (bug.after) build(folder, bug.after);
    const { failures, problem } = failuresOf(folder, bug.tests, titlesOf(bug));
    const caughtBy = failures.filter((title) => !before.includes(title));
    if (caughtBy.length === 0) missed.push(bug.name);
    console.log(`${caughtBy.length > 0 ? 'caught' : 'MISSED'}  ${bug.name}`);
    if (caughtBy.length === 0 && problem) console.log(`        ${problem}`);
    for (const title of caughtBy.slice(0, 3)) console.log(`        by ${title}`);
    if (caughtBy.length > 3) console.log(`        and ${caughtBy.length - 3} more`);
  } finally {
    sources.forEach(write);
    if (bug.after === 'services') build(folder, 'services');
  }
}

console.log(`${chosen.length - missed.length} of ${chosen.length} planted bugs caught`);
for (const name of missed) console.log(`MISSED  ${name}`);
process.exitCode = missed.length > 0 ? 1 : 0;
