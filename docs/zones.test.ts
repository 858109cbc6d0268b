import { execFileSync } from 'node:child_process';

type Finding = { messages: { message: string }[] };

/** What lint says of a file of this content at this place; nothing is written there. */
function lint(cases: [file: string, text: string][]): string[] {
  const program = `
    import { ESLint } from 'eslint';
    const overrideConfig = {
      // Types are known of files that are there.
      languageOptions: { parserOptions: { project: null } },
      rules: { '@typescript-eslint/no-floating-promises': 'off' },
    };
    const eslint = new ESLint({ overrideConfig });
    const cases = ${JSON.stringify(cases)};
    const results = await Promise.all(cases.map(([filePath, text]) => eslint.lintText(text, { filePath })));
    console.log(JSON.stringify(results.flat()));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  return (JSON.parse(said) as Finding[]).map(({ messages }) =>
    messages.map(({ message }) => message).join(' '),
  );
}

test('imports flow one way, a zone that nobody listed is refused, and the product imports no test', () => {
  const upwards = "import '@/components/purchase/payment-launcher';\n";
  const testing = "import '@/lib/testing/until';\n";
  const [listed, above, inProduct, inTest, ...unlisted] = lint([
    ['components/picker/selection/new.ts', "import '@/lib/raffle/limits';\n"],
    ['components/picker/selection/new.ts', upwards],
    ['lib/purchase/new.ts', testing],
    ['lib/purchase/new.test.ts', testing],
    ['components/new-zone/new.ts', 'export const one = 1;\n'],
    ['lib/new-zone/new.ts', 'export const one = 1;\n'],
    ['server/new-zone/new.ts', 'export const one = 1;\n'],
  ]);
  expect(listed).toBe('');
  expect(above).toContain('components/picker may import from:');
  expect(unlisted).toEqual(Array(3).fill(expect.stringContaining('A new zone')));
  expect(inProduct).toContain('Only tests may import');
  expect(inTest).toBe('');
});
