import prettier from 'prettier';
import { BUGS } from '../planted/bugs/index.mjs';
import { LINES } from './lines.mjs';

const HEAD = `# What holds the specification

This table lists each line of the specification, the tests that fail when it no longer holds, and the bug that
\`npm run planted -- --lines\` plants to prove that. \`npm run e2e:coverage -- --write\` makes it from
\`e2e/specification/lines.mjs\`, from the comments \`// spec: …\` above the tests, and from \`e2e/planted/bugs\`.

`;

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|');

/** @param {import('./holders.mjs').Holder[]} holders @returns {Promise<string>} */
export async function makeDocument(holders) {
  const rows = Object.entries(LINES).map(([key, [sections, says]]) => {
    const tests = holders
      .filter(({ line }) => line === key)
      .map(({ file, title }) => `\`${cell(`${file} › ${title}`)}\``);
    const bugs = BUGS.filter(({ line }) => line === key).map(({ name }) => cell(name));
    return `| ${sections} | ${cell(says)} | ${tests.join('<br>')} | ${bugs.join('<br>')} |`;
  });
  const table = ['| Sections | Line | Tests | Broken by |', '| - | - | - | - |', ...rows];
  return prettier.format(HEAD + table.join('\n'), {
    ...(await prettier.resolveConfig('docs/specification.md')),
    parser: 'markdown',
  });
}
