import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Finding = { messages: { ruleId: string; messageId: string; line: number }[] };

const FILE = path.resolve('components/ui/badge.tsx');

/** Lints a component with this content, by the types of that one file. */
function said(jsx: string[]): (string | null)[] {
  const text = `
type Props = { a: string; n: number; is: boolean; children: React.ReactNode };
export function Badge({ a, n, is, children }: Props) {
  return [
${jsx.map((each) => `    ${each},`).join('\n')}
  ];
}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
  const project = path.join(folder, 'tsconfig.json');
  const root = path.resolve('tsconfig.json');
  writeFileSync(project, JSON.stringify({ extends: root, include: [], files: [FILE] }));
  const program = `
    import { ESLint } from 'eslint';
    const overrideConfig = { languageOptions: { parserOptions: { project: ['${project}'] } } };
    const eslint = new ESLint({ overrideConfig });
    const [result] = await eslint.lintText(${JSON.stringify(text)}, { filePath: '${FILE}' });
    console.log(JSON.stringify(result));`;
  const answer = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    // In CI the parser would read the file itself instead of this text.
    env: { ...process.env, TSESTREE_SINGLE_RUN: 'false' },
  });
  rmSync(folder, { recursive: true });
  const { messages } = JSON.parse(answer) as Finding;
  const found = messages.filter(({ ruleId }) => ruleId === 'shop/text-stands-alone');
  return jsx.map((_, index) => found.find(({ line }) => line === index + 5)?.messageId ?? null);
}

const CASES: [jsx: string, found: string | null][] = [
  ['<p>{a}</p>', null],
  ['<p>{`${n} números`}</p>', null],
  ["<p>{is ? a : 'x'}</p>", null],
  ['<p>Total <b>{a}</b></p>', null],
  ['<p>Total <b>{a}</b>{is && <i>!</i>}</p>', null],
  ["<p>{is && a !== '' && <i>!</i>}<b>x</b></p>", null],
  ['<p>{children}<b>x</b></p>', null],
  ['<p>{n} números</p>', 'changes'],
  ["<p>{is && 'x'}<b>y</b></p>", 'changes'],
  ["<p><b>y</b>{is ? a : 'x'}</p>", 'changes'],
  ['<p>{n > 0 && `${n}`}{is && <b>x</b>}</p>', 'changes'],
  ['<p>{is && <i>!</i>} Total</p>', 'before'],
  ['<p>{is && <>Total <b>x</b></>}</p>', 'fragment'],
  ['<>{a}</>', 'changes'],
];

test('text that may change stands alone in its element', () => {
  expect(said(CASES.map(([jsx]) => jsx))).toEqual(CASES.map(([, found]) => found));
});
