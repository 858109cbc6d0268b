import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { minifyScript } from './minify-script';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'minify-script-'));
});

afterEach(() => rm(folder, { recursive: true }));

const SOURCE = `
exports.twice = twice;
function twice(someNumber) {
  // A reason.
  const doubledNumber = someNumber * 2;
  return doubledNumber;
}
`;

test('a function gets shorter, and still runs from its own source', async () => {
  const file = path.join(folder, 'twice.js');
  await writeFile(file, SOURCE);
  await minifyScript(file);
  const code = await readFile(file, 'utf8');
  expect(code.length).toBeLessThan(SOURCE.length * 0.75);
  const made: { twice?: (value: number) => number } = {};
  new Function('exports', code)(made);
  expect(new Function(`return (${made.twice})(21)`)()).toBe(42);
});
