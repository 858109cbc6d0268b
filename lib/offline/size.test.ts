import { statSync } from 'node:fs';

const KIB = 1024;

// A quarter of the worker's size is for reading stored data: the worker sends a paid purchase from it.
test.each([
  ['worker', 11],
  ['off', 8],
])('%s stays under %i KiB', (name, most) => {
  expect(statSync(`dist/offline/${name}.js`).size).toBeLessThan(most * KIB);
});
