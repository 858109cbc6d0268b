import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addCompileHints } from './compile-hints';
import { folderOfTest } from '../../lib/testing/folder-of-test';

const build = folderOfTest();

beforeEach(async () => {
  await mkdir(path.join(build(), 'static'));
  await writeFile(
    path.join(build(), 'build-manifest.json'),
    JSON.stringify({ rootMainFiles: ['static/framework.js'] }),
  );
  await writeFile(path.join(build(), 'static/framework.js'), 'run()');
  await writeFile(path.join(build(), 'static/form.js'), 'run()');
});

const read = (name: string) => readFile(path.join(build(), 'static', name), 'utf8');

test('the framework is marked only once; later scripts are not marked', async () => {
  await addCompileHints(build());
  await addCompileHints(build());
  expect(await read('framework.js')).toBe('//# allFunctionsCalledOnLoad\nrun()');
  expect(await read('form.js')).toBe('run()');
});
