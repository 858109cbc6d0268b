/**
 * What `npm test` runs: a part begins when those it comes after have passed. Unit tests and stories, each of which fill
 * two cores, have them for themselves.
 * @type {Record<string, { script: string, after?: string[] }>}
 */
export const PARTS = {
  lint: { script: 'lint' },
  build: { script: 'build:with-keys' },
  format: { script: 'format:check', after: ['build'] },
  // It writes the types of the routes to where the build does.
  types: { script: 'types', after: ['format'] },
  syntax: { script: 'check:syntax', after: ['build'] },
  specification: { script: 'e2e:coverage', after: ['build'] },
  unit: { script: 'unit', after: ['lint', 'syntax', 'specification', 'types'] },
  stories: { script: 'e2e', after: ['unit'] },
  engines: { script: 'e2e:engines', after: ['stories'] },
};
