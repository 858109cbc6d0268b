/**
 * A part is a script of package.json. It begins when the parts in `after` have passed. Unit tests and stories each fill
 * two cores, so they run alone.
 * @typedef {{ script: string, args?: string[], after?: string[] }} Part
 */

const CORE = 'e2e/core-stories.txt';

/** @type {Record<string, Part>} Runs in `npm test`. */
export const PARTS = {
  lint: { script: 'lint' },
  build: { script: 'build:with-keys' },
  format: { script: 'format:check', after: ['build'] },
  // It writes the types of the routes to the same place as the build.
  types: { script: 'types', after: ['format'] },
  syntax: { script: 'check:syntax', after: ['build'] },
  specification: { script: 'e2e:coverage', after: ['build'] },
  unit: { script: 'unit', after: ['lint', 'syntax', 'specification', 'types'] },
  stories: { script: 'e2e', args: ['--test-list', CORE], after: ['unit'] },
  engines: { script: 'e2e:engines', args: ['--grep', '@core'], after: ['stories'] },
};

/** @type {Record<string, Part>} Added by `npm run test:all`, which uses the build of `npm test`. */
export const REST = {
  stories: { script: 'e2e', args: ['--test-list-invert', CORE] },
  engines: { script: 'e2e:engines', args: ['--grep-invert', '@core'], after: ['stories'] },
};
