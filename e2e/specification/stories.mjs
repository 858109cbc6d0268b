import { execFileSync } from 'node:child_process';

/**
 * Titles of all stories by their file below e2e/, without their tags.
 * @returns {Map<string, Set<string>>}
 */
export function listStories() {
  const environment = { ...process.env };
  delete environment.BASE_URL;
  const report = execFileSync(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--list',
      '--project=phone',
      '--project=phone-generation-2',
      '--reporter=json',
    ],
    { env: environment, maxBuffer: 64 * 1024 * 1024 },
  );
  /** @type {Map<string, Set<string>>} */
  const stories = new Map();
  for (const suite of JSON.parse(report.toString()).suites) {
    stories.set(suite.file, new Set(titlesOf(suite)));
  }
  return stories;
}

/**
 * @typedef {{ specs: { title: string }[], suites?: Suite[], title: string }} Suite
 * @param {Suite} suite
 * @returns {string[]}
 */
function titlesOf({ specs, suites = [] }) {
  return [
    ...specs.map(({ title }) => title.replace(/( @[\w-]+)+$/, '')),
    ...suites.flatMap(titlesOf),
  ];
}
