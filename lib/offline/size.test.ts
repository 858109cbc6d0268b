import { statSync } from 'node:fs';

const KIB = 1024;

// A quarter of the worker reads what is kept: it sends a paid purchase by it.
test.each([
  ['worker', 11],
  ['off', 8],
])('%s stays under %i KiB', (name, most) => {
  expect(statSync(`dist/offline/${name}.js`).size).toBeLessThan(most * KIB);
});
