import { statSync } from 'node:fs';

const KIB = 1024;

// A third of the worker is for the stored purchase: it sends a paid one from it. About 5 KiB travel, compressed.
test.each([
  ['worker', 14],
  ['off', 8],
])('%s stays under %i KiB', (name, most) => {
  expect(statSync(`dist/offline/${name}.js`).size).toBeLessThan(most * KIB);
});
