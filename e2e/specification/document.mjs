import prettier from 'prettier';
import { LINES } from './lines.mjs';

const HEAD = `# What holds the specification

Each line of the specification with the files of its tests. \`grep -rn hero-order app components e2e lib server\` finds the
tests of a line by its key. \`npm run e2e:coverage -- --write\` generates this page; do not edit it.

`;

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|');

/** @param {import('./holders.mjs').Holder[]} holders @returns {Promise<string>} */
export async function makeDocument(holders) {
  const rows = Object.entries(LINES).map(([key, [sections, says]]) => {
    const tests = holders.filter((holder) => holder.line === key).map(({ file }) => `\`${file}\``);
    return `| ${sections} | ${cell(says)} (\`${key}\`) | ${[...new Set(tests)].join('<br>')} |`;
  });
  const table = ['| Sections | Line (key) | Tests |', '| - | - | - |', ...rows];
  return prettier.format(HEAD + table.join('\n'), {
    ...(await prettier.resolveConfig('docs/specification.md')),
    parser: 'markdown',
  });
}
