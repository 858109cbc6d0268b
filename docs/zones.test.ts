import { execFileSync } from 'node:child_process';

type Finding = { messages: { message: string }[] };

/** Lints a file of this content at this place, without writing it there. */
function lint(cases: [file: string, text: string][]): string[] {
  const program = `
    import { ESLint } from 'eslint';
    const eslint = new ESLint();
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

const UPWARDS = 'components/picker may import from:';
const NOTHING = 'lib/raffle may import from: nothing of ours.';
const UNLISTED = 'Add this zone';
const TESTING = "import '@/lib/testing/until';";

const CASES: [file: string, text: string, said: string | null][] = [
  ['components/picker/selection/new.ts', "import '@/lib/raffle/limits';", null],
  [
    'components/picker/selection/new.ts',
    "import '@/components/purchase/payment-launcher';",
    UPWARDS,
  ],
  ['lib/raffle/new.ts', "import '@/lib/admin-api/tickets';", NOTHING],
  ['lib/raffle/new.ts', "export * from '../platform/semaphore.ts';", NOTHING],
  ['lib/raffle/new.ts', "export { createSemaphore } from '../platform/semaphore';", NOTHING],
  ['lib/raffle/new.ts', "void import('../admin-api/tickets');", NOTHING],
  ['lib/raffle/new.ts', "require('@/lib/admin-api/tickets');", NOTHING],
  ['lib/raffle/new.ts', "import './price';", null],
  ['lib/raffle/new.ts', "import 'react';", null],
  ['lib/platform/new.ts', "import '@/server/http/xsrf-cookie';", null],
  ['server/http/new.ts', "import '../../lib/platform/semaphore';", null],
  ['server/http/new.ts', "import '../../lib/platform/env';", 'server/http may import from:'],
  ['server/setup.mjs', "import './supported-node.mjs';", null],
  ['lib/platform/new.ts', "import '@/server/http/xsrf-cookies';", 'lib/platform may import from:'],
  ['lib/purchase/new.ts', TESTING, 'Only tests may import'],
  ['lib/purchase/new.test.ts', TESTING, null],
  ['components/new-zone/new.ts', 'export const one = 1;', UNLISTED],
  ['lib/new-zone/new.ts', 'export const one = 1;', UNLISTED],
  ['server/new-zone/new.ts', 'export const one = 1;', UNLISTED],
];

test('imports flow one way, a zone that nobody listed is refused, and the product imports no test', () => {
  const said = lint(CASES.map(([file, text]) => [file, `${text}\n`]));
  expect(said).toEqual(CASES.map(([, , part]) => (part ? expect.stringContaining(part) : '')));
});
