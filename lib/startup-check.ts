import 'server-only';
import { COMPANY_VARIABLES, companyProblems, unsetOfCompany } from './company';
import { readContent } from './content/read-content';
import { environmentProblems, isDemo } from './env';
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
    ...readContent(process.env).problems,
  ];
  if (problems.length === 0) return;
  console.error(
    ['The storefront cannot start:', ...problems.map((problem) => `  - ${problem}`)].join('\n'),
  );
  process.exit(EXIT_WRONG_CONFIGURATION);
}

export function warnOfMisspeltNames() {
  const known = [...COMPANY_VARIABLES, 'COMPANY_WEEKDAY_HOURS', 'COMPANY_SATURDAY_HOURS'];
  for (const sentence of misspeltNames('COMPANY_', known, process.env)) {
    console.warn(sentence);
  }
}

/** What a shop that sells still says in somebody else's words. */
export function warnOfBorrowedWords() {
  for (const sentence of borrowedWords(process.env)) console.warn(sentence);
}

export function borrowedWords(variables: NodeJS.ProcessEnv): string[] {
  if (isDemo(variables)) return [];
  const { samples } = readContent(variables);
  const unset = unsetOfCompany(variables);
  return [
    ...(samples ? [samples] : []),
    ...(variables.CONTENT_DIR?.trim()
      ? []
      : [
          'CONTENT_DIR is not set: promises, hours, terms and privacy are the ones that ship. Copy content/, make them ' +
            'yours and set CONTENT_DIR to the copy (docs/content.md)',
        ]),
    ...(unset.length > 0
      ? [
          `Not set, so that the shop shows those of the demo: ${unset.join(', ')}. The value none takes one away`,
        ]
      : []),
  ];
}

/** From the launcher: Next has already replaced `PORT`. */
function launcherProblems({ STOREFRONT_PROBLEMS }: NodeJS.ProcessEnv): string[] {
  return (STOREFRONT_PROBLEMS ?? '').split('\n').filter(Boolean);
}
