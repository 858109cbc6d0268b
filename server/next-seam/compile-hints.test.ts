import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addCompileHints } from './compile-hints';

let build: string;

beforeEach(async () => {
  build = await mkdtemp(path.join(tmpdir(), 'compile-hints-'));
  await mkdir(path.join(build, 'static'));
  await writeFile(
    path.join(build, 'build-manifest.json'),
    JSON.stringify({ rootMainFiles: ['static/framework.js'] }),
  );
  await writeFile(path.join(build, 'static/framework.js'), 'run()');
  await writeFile(path.join(build, 'static/form.js'), 'run()');
});

afterEach(() => rm(build, { recursive: true }));

const read = (name: string) => readFile(path.join(build, 'static', name), 'utf8');

test('the framework is marked only once; later scripts are not marked', async () => {
  await addCompileHints(build);
  await addCompileHints(build);
  expect(await read('framework.js')).toBe('//# allFunctionsCalledOnLoad\nrun()');
  expect(await read('form.js')).toBe('run()');
});
