import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { packFiles } from './pack-files';
import { folderOfTest } from '../../../lib/testing/folder-of-test';

const STYLE = Array.from({ length: 4000 }, (_, n) => `.a${n * 7919}{top:${n % 97}px}`).join('\n');

const root = folderOfTest();
let target: string;

beforeEach(async () => {
  target = path.join(root(), 'build', 'packed');
  await mkdir(path.join(root(), 'public', 'fonts'), { recursive: true });
  await put('site.css', STYLE);
});

const put = (name: string, content: string) =>
  writeFile(path.join(root(), 'public', name), content);

const pack = () =>
  packFiles([{ folder: path.join(root(), 'public'), prefix: '/', isHashed: false }], target);

const packed = async () => (await readdir(target, { recursive: true })).sort();

test('a file that gets smaller has two twins, at its address; another has none', async () => {
  await put('fonts/a.txt', 'Licencia');
  await put('fonts/a.woff2', 'font');
  await pack();
  expect(await packed()).toEqual([
    'fonts',
    'fonts/a.txt.br',
    'fonts/a.txt.gz',
    'site.css.br',
    'site.css.gz',
  ]);
  const twin = (ending: string) => readFile(path.join(target, `site.css.${ending}`));
  expect(brotliDecompressSync(await twin('br')).toString()).toBe(STYLE);
  expect(gunzipSync(await twin('gz')).toString()).toBe(STYLE);
});

test('a second build leaves nothing of the first, nor of one that was broken off', async () => {
  await put('old.css', STYLE);
  await pack();
  await rm(path.join(root(), 'public', 'old.css'));
  await mkdir(`${target}.unfinished`);
  await writeFile(path.join(`${target}.unfinished`, 'broken.css.br'), '');
  await pack();
  expect(await packed()).toEqual(['site.css.br', 'site.css.gz']);
  expect(await readdir(path.dirname(target))).toEqual(['packed']);
});
