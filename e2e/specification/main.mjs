import { existsSync, readFileSync } from 'node:fs';
import { readRows } from './read-rows.mjs';
import { listStories } from './stories.mjs';

const rows = readRows(readFileSync('e2e/README.md', 'utf8'), '## What holds the specification');
const criteria = readRows(readFileSync('docs/accessibility.md', 'utf8'), '## What holds each');
const stories = listStories();

/** A unit test's title stands in its file as it is written; a story's is known once it is collected. */
function isLiving({ file, title }) {
  if (file.endsWith('.spec.ts')) return stories.get(file)?.has(title) ?? false;
  return existsSync(file) && readFileSync(file, 'utf8').includes(title);
}

const problems = [...rows, ...criteria].flatMap(({ line, tests }) =>
  tests
    .filter((test) => !isLiving(test))
    .map(({ file, title }) => `No such test: ${file} › ${title}\n  for: ${line}`),
);
const without = rows.filter(({ tests }) => tests.length === 0);
problems.push(...without.map(({ line }) => `No test: ${line}`));
// WCAG 2.2 has 31 criteria of level A and 24 of level AA.
if (criteria.length !== 55) problems.push(`${criteria.length} criteria of WCAG 2.2, not 55`);
for (const problem of problems) console.error(problem);
console.log(
  `${rows.length} lines of the specification, ${problems.length} faults in what holds them`,
);
process.exitCode = rows.length === 0 || problems.length > 0 ? 1 : 0;
