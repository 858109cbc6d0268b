/**
 * @typedef {{ file: string, specs: { ok: boolean, title: string }[], suites?: Suite[] }} Suite Playwright's JSON.
 *
 * @param {Suite} suite @returns {string[]} Their files and titles.
 */
export function failedStories({ file, specs, suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok).map(({ title }) => `${file} › ${title}`);
  return [...failed, ...suites.flatMap(failedStories)];
}
