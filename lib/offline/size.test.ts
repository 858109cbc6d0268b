import { statSync } from 'node:fs';

const KIB = 1024;

// The worker sends a paid purchase while no page is open, but reads no form. About 3.5 KiB travel, compressed.
test.each([
  ['worker', 7.5],
  ['off', 0.5],
])('%s stays under %d KiB', (name, most) => {
  expect(statSync(`dist/offline/${name}.js`).size).toBeLessThan(most * KIB);
});
