import { existsSync, readFileSync } from 'node:fs';
import { readRows } from './read-rows.mjs';
import { listStories } from './stories.mjs';

const rows = readRows(readFileSync('e2e/README.md', 'utf8'));
const stories = listStories();

/** A unit test's title stands in its file as it is written; a story's is known once it is collected. */
function isLiving({ file, title }) {
  if (file.endsWith('.spec.ts')) return stories.get(file)?.has(title) ?? false;
  return existsSync(file) && readFileSync(file, 'utf8').includes(title);
}

const problems = rows.flatMap(({ line, tests }) =>
  tests.length === 0
    ? [`No test: ${line}`]
    : tests
        .filter((test) => !isLiving(test))
        .map(({ file, title }) => `No such test: ${file} › ${title}\n  for: ${line}`),
);
for (const problem of problems) console.error(problem);
console.log(`${rows.length} lines of the specification, ${problems.length} without a living test`);
process.exitCode = rows.length === 0 || problems.length > 0 ? 1 : 0;
