import 'server-only';
import { COMPANY_VARIABLES, companyProblems } from './company';
import { environmentProblems } from './env';
import { misspeltNames } from './misspelt-names';

/** `EX_CONFIG` of sysexits.h: whoever started the process knows that starting again is of no use. */
const EXIT_WRONG_CONFIGURATION = 78;

/** Stops the process with one message that names every wrong or missing value. */
export function stopOnWrongConfiguration() {
  const problems = [
    ...launcherProblems(process.env),
    ...environmentProblems(process.env),
    ...companyProblems(process.env),
  ];
  if (problems.length === 0) return;
  console.error(
    ['The storefront cannot start:', ...problems.map((problem) => `  - ${problem}`)].join('\n'),
  );
  process.exit(EXIT_WRONG_CONFIGURATION);
}

/** Nothing to stop for: others than the shop may have variables of that name. */
export function warnOfMisspeltNames() {
  for (const sentence of misspeltNames('COMPANY_', COMPANY_VARIABLES, process.env)) {
    console.warn(sentence);
  }
}

/** Next has put its own `PORT` in the place of the one that was given. */
function launcherProblems({ STOREFRONT_PROBLEMS }: NodeJS.ProcessEnv): string[] {
  return (STOREFRONT_PROBLEMS ?? '').split('\n').filter(Boolean);
}
