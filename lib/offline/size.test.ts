import { statSync } from 'node:fs';

const LARGEST = 8 * 1024;

test.each(['worker', 'off'])('%s stays under 8 KiB', (name) => {
  expect(statSync(`dist/offline/${name}.js`).size).toBeLessThan(LARGEST);
});
