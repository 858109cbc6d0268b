import 'server-only';
import { contentFolder, readContent, type ReadContent } from '@/lib/content/read-content';
import type { Profile } from '@/lib/content/types';
import { environmentProblems } from '@/lib/platform/env';
import { hasFile } from '@/lib/platform/files-in';
import { unreadablePictures } from './content-files';
import { dataFolderProblems } from './data-folder';
import { withoutFrontProblems } from './without-front';

/** `EX_CONFIG` of sysexits.h: a restart would not help. */
const EXIT_WRONG_CONFIGURATION = 78;

export function stopOnWrongConfiguration() {
  const problems = startProblems(process.env);
  if (problems.length === 0) return;
  console.error(
    ['The storefront cannot start:', ...problems.map((problem) => `  - ${problem}`)].join('\n'),
  );
  process.exit(EXIT_WRONG_CONFIGURATION);
}

/** Problems that must be solved before the first request. */
export function startProblems(variables: NodeJS.ProcessEnv): string[] {
  return [
    ...launcherProblems(variables),
    ...withoutFrontProblems(variables),
    ...environmentProblems(variables),
    ...checkContent(variables).problems,
    ...dataFolderProblems(variables),
  ];
}

/** Content with all that keeps a shop from showing it. */
export function checkContent(
  variables: NodeJS.ProcessEnv,
): Pick<ReadContent, 'content' | 'problems' | 'adapted'> {
  const { content, problems, adapted } = readContent(variables);
  return {
    content,
    adapted,
    problems: [
      ...missingLogos(content.profile, variables),
      ...problems,
      ...unreadablePictures(variables),
    ],
  };
}

/** Files named in the profile that are neither in `public/` nor in the shop's own folder. */
function missingLogos({ logo, logob, ico }: Profile, variables: NodeJS.ProcessEnv): string[] {
  const named = [
    ['profile.logo', logo],
    ['profile.logob', logob],
    ['profile.ico', ico],
  ] as const;
  return named
    .filter(
      ([, address]) =>
        /^\/[^/]/.test(address) &&
        !['public', contentFolder(variables)].some((folder) => hasFile(folder, address)),
    )
    .map(
      ([name, address]) =>
        `${name}: there is no file ${address}, neither in public/ nor in ${contentFolder(variables)}`,
    );
}

/** Problems that the launcher found: Next has already replaced `PORT`. */
function launcherProblems({ STOREFRONT_PROBLEMS }: NodeJS.ProcessEnv): string[] {
  return (STOREFRONT_PROBLEMS ?? '').split('\n').filter(Boolean);
}
