import { readFileSync } from 'node:fs';
import { readHolders } from './holders.mjs';
import { LINES } from './lines.mjs';
import { readRows } from './read-rows.mjs';

const holders = readHolders();
const keys = Object.keys(LINES);

/** Whether the story is of the criterion: `2.4.7 Focus Visible (AA)`. */
const isOf = (story, criterion) => criterion.startsWith(`${story.line} `);

const problems = [
  ...holders
    .filter(({ line }) => !keys.includes(line))
    .map(({ line, file, title }) => `No such line: ${line}\n  at ${file} › ${title}`),
  ...holders
    .filter(({ title }) => title === '')
    .map(({ line, file }) => `No test below the comment: ${line}\n  at ${file}`),
  ...keys
    .filter((key) => !holders.some(({ line }) => line === key))
    .map((key) => `No test: ${key}`),
];

const criteria = readRows(
  readFileSync('docs/accessibility.md', 'utf8'),
  '## What holds each criterion',
);
const stories = readHolders('wcag');
problems.push(
  ...criteria.flatMap(({ line, files }) =>
    files
      .filter((file) => !stories.some((story) => story.file === file && isOf(story, line)))
      .map((file) => `No story below a comment in ${file}\n  for: ${line}`),
  ),
  ...stories
    .filter(
      (story) => !criteria.some((row) => row.files.includes(story.file) && isOf(story, row.line)),
    )
    .map(({ line, file }) => `docs/accessibility.md does not name ${file}\n  for: ${line}`),
);
for (const [key, [sections, says]] of Object.entries(LINES)) {
  const files = holders.filter(({ line }) => line === key).map(({ file }) => file);
  console.log(`${sections}: ${says} (${key}): ${[...new Set(files)].join(', ')}`);
}
for (const problem of problems) console.error(problem);
console.log(`${keys.length} lines of the specification, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
