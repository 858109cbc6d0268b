import 'server-only';
import { COMPANY_VARIABLES, companyProblems } from './company';
import { environmentProblems } from './env';
import { misspeltNames } from './misspelt-names';
import { withoutFrontProblems } from './without-front';

/** `EX_CONFIG` of sysexits.h: starting again is of no use. */
const EXIT_WRONG_CONFIGURATION = 78;

export function stopOnWrongConfiguration() {
  const problems = [
    ...launcherProblems(process.env),
    ...withoutFrontProblems(process.env),
    ...environmentProblems(process.env),
    ...companyProblems(process.env),
  ];
  if (problems.length === 0) return;
  console.error(
    ['The storefront cannot start:', ...problems.map((problem) => `  - ${problem}`)].join('\n'),
  );
  process.exit(EXIT_WRONG_CONFIGURATION);
}

export function warnOfMisspeltNames() {
  for (const sentence of misspeltNames('COMPANY_', COMPANY_VARIABLES, process.env)) {
    console.warn(sentence);
  }
}

/** From the launcher: Next has already replaced `PORT`. */
function launcherProblems({ STOREFRONT_PROBLEMS }: NodeJS.ProcessEnv): string[] {
  return (STOREFRONT_PROBLEMS ?? '').split('\n').filter(Boolean);
}
