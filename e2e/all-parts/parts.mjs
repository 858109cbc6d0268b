/**
 * A part is a script of package.json. It begins when those it comes after have passed. Unit tests and stories, each of
 * which fill two cores, have them for themselves.
 * @typedef {{ script: string, args?: string[], after?: string[] }} Part
 */

const CORE = 'e2e/core-stories.txt';

/** @type {Record<string, Part>} What `npm test` runs. */
export const PARTS = {
  lint: { script: 'lint' },
  build: { script: 'build:with-keys' },
  format: { script: 'format:check', after: ['build'] },
  // It writes the types of the routes to where the build does.
  types: { script: 'types', after: ['format'] },
  syntax: { script: 'check:syntax', after: ['build'] },
  specification: { script: 'e2e:coverage', after: ['build'] },
  unit: { script: 'unit', after: ['lint', 'syntax', 'specification', 'types'] },
  stories: { script: 'e2e', args: ['--test-list', CORE], after: ['unit'] },
  engines: { script: 'e2e:engines', args: ['--grep', '@core'], after: ['stories'] },
};

/** @type {Record<string, Part>} What `npm run test:all` adds, on what `npm test` has built. */
export const REST = {
  stories: { script: 'e2e', args: ['--test-list-invert', CORE] },
  engines: { script: 'e2e:engines', args: ['--grep-invert', '@core'], after: ['stories'] },
};
