import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { makeDocument } from './document.mjs';
import { readHolders } from './holders.mjs';
import { LINES } from './lines.mjs';
import { readRows } from './read-rows.mjs';

const DOCUMENT = 'docs/specification.md';

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
// WCAG 2.2 has 31 criteria of level A and 24 of level AA.
if (criteria.length !== 55)
  problems.push(`docs/accessibility.md has ${criteria.length} criteria of WCAG 2.2, not 55`);

const document = await makeDocument(holders);
if (process.argv.includes('--write')) writeFileSync(DOCUMENT, document);
else if (!existsSync(DOCUMENT) || readFileSync(DOCUMENT, 'utf8') !== document) {
  problems.push(`${DOCUMENT} is out of date: npm run e2e:coverage -- --write`);
}

for (const problem of problems) console.error(problem);
console.log(`${keys.length} lines of the specification, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
