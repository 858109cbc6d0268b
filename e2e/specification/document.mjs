import prettier from 'prettier';
import { BUGS } from '../planted/bugs/index.mjs';
import { LINES } from './lines.mjs';

const HEAD = `# What holds the specification

Each line of the specification, the files with its tests, and the bug that \`npm run planted -- --lines\` plants to prove
that they fail. \`grep -rn 'spec:.*\\bhero-order\\b' app components docs e2e lib server\` finds the tests of a line by its key.
\`npm run e2e:coverage -- --write\` generates this page; do not edit it.

`;

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|');

/** @param {import('./holders.mjs').Holder[]} holders @returns {Promise<string>} */
export async function makeDocument(holders) {
  const rows = Object.entries(LINES).map(([key, [sections, says]]) => {
    const tests = holders.filter((holder) => holder.line === key).map(({ file }) => `\`${file}\``);
    const bugs = BUGS.filter(({ line }) => line === key).map(({ name }) => cell(name));
    return `| ${sections} | ${cell(says)} (\`${key}\`) | ${[...new Set(tests)].join('<br>')} | ${bugs.join('<br>')} |`;
  });
  const table = ['| Sections | Line (key) | Tests | Broken by |', '| - | - | - | - |', ...rows];
  return prettier.format(HEAD + table.join('\n'), {
    ...(await prettier.resolveConfig('docs/specification.md')),
    parser: 'markdown',
  });
}
