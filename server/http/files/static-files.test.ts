import { mkdir, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { packFiles } from './pack-files';
import { readContentFiles, readStaticFiles, styleIn } from './static-files';
import { folderOfTest } from '../../../lib/testing/folder-of-test';

const SCRIPT = 'let a = 1;\n'.repeat(100);

const root = folderOfTest();

beforeEach(async () => {
  await mkdir(path.join(root(), 'static', 'chunks'), { recursive: true });
  await mkdir(path.join(root(), 'public'));
  await writeFile(path.join(root(), 'static', 'chunks', 'a-1f.js'), SCRIPT);
  await writeFile(path.join(root(), 'public', 'foto.png'), 'png');
});

function trees() {
  return [
    { folder: path.join(root(), 'static'), prefix: '/_next/static/', isHashed: true },
    { folder: path.join(root(), 'public'), prefix: '/', isHashed: false },
  ];
}

test('files are found by address, with their twins and how long they may be kept', async () => {
  const packed = path.join(root(), 'packed');
  await packFiles(trees(), packed);
  const files = await readStaticFiles(trees(), packed);
  const script = files.get('/_next/static/chunks/a-1f.js');
  expect(script?.headers).toEqual({
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
  expect(brotliDecompressSync(script?.bodies.br ?? '').toString()).toBe(SCRIPT);
  expect(gunzipSync(script?.bodies.gzip ?? '').toString()).toBe(SCRIPT);

  const picture = files.get('/foto.png');
  expect(picture?.headers['Content-Type']).toBe('image/png');
  expect(picture?.headers['Cache-Control']).not.toContain('immutable');
  expect(Object.keys(picture?.bodies ?? {})).toEqual(['identity']);
  expect(files.size).toBe(2);
});

async function readAfterwards(file: string, content: string) {
  const packed = path.join(root(), 'packed');
  await packFiles(trees(), packed);
  await writeFile(path.join(root(), file), content);
  const later = new Date(Date.now() + 60_000);
  await utimes(path.join(root(), file), later, later);
  return readStaticFiles(trees(), packed);
}

test('a file changed after it was packed is not sent as it was before', async () => {
  await writeFile(path.join(root(), 'public', 'logo.svg'), `<svg>${SCRIPT}</svg>`);
  const files = await readAfterwards('public/logo.svg', '<svg/>');
  const { bodies } = files.get('/logo.svg') ?? {};
  expect(bodies?.identity.toString()).toBe('<svg/>');
  expect(bodies?.br).toBeUndefined();
});

test.each([
  ['with', 0],
  ['after', 60],
])('a file packed %s its last change is sent packed', async (_when, seconds) => {
  await writeFile(path.join(root(), 'public', 'logo.svg'), `<svg>${SCRIPT}</svg>`);
  const packed = path.join(root(), 'packed');
  await packFiles(trees(), packed);
  const changed = new Date(2026, 0);
  const made = new Date(changed.getTime() + seconds * 1000);
  await utimes(path.join(root(), 'public', 'logo.svg'), changed, changed);
  for (const ending of ['br', 'gz']) {
    await utimes(path.join(packed, `logo.svg.${ending}`), made, made);
  }
  const { bodies } = (await readStaticFiles(trees(), packed)).get('/logo.svg') ?? {};
  expect(brotliDecompressSync(bodies?.br ?? '').toString()).toBe(`<svg>${SCRIPT}</svg>`);
  expect(gunzipSync(bodies?.gzip ?? '').toString()).toBe(`<svg>${SCRIPT}</svg>`);
});

test('a style sheet is found by its address, a missing one is not', async () => {
  const styleOf = styleIn(await readStaticFiles(trees(), null));
  expect(styleOf('/_next/static/chunks/a-1f.js')).toBe(SCRIPT);
  expect(styleOf('/_next/static/chunks/b.css')).toBeUndefined();
});

test('a file named by its content is sent packed, in whatever order a copy wrote it', async () => {
  const files = await readAfterwards('static/chunks/a-1f.js', SCRIPT);
  expect(files.get('/_next/static/chunks/a-1f.js')?.bodies.br).toBeDefined();
});

test('a link is the file to which it leads within its folder, as in a ConfigMap, and nothing outside', async () => {
  const pictures = path.join(root(), 'pictures');
  await mkdir(path.join(pictures, '..2031'), { recursive: true });
  await writeFile(path.join(pictures, '..2031', 'moto.jpg'), 'jpg');
  await symlink('..2031', path.join(pictures, '..data'));
  await symlink('..data/moto.jpg', path.join(pictures, 'moto.jpg'));
  await symlink('../public/foto.png', path.join(pictures, 'foto.png'));
  await symlink('nowhere', path.join(pictures, 'broken.jpg'));
  const files = await readContentFiles({ NODE_ENV: 'test', CONTENT_DIR: root() });
  expect(files.get('/pictures/moto.jpg')?.bodies.identity.toString()).toBe('jpg');
  // Node 24 also walks through the linked folder, which Node 20 does not.
  const names = new Set([...files.keys()].map((address) => path.basename(address)));
  expect([...names]).toEqual(['moto.jpg']);
});

test('the shop’s own pictures replace ours, and never come as our packed ones', async () => {
  await mkdir(path.join(root(), 'brand'));
  await mkdir(path.join(root(), 'pictures'));
  await writeFile(path.join(root(), 'brand', 'logo.svg'), '<svg>own</svg>');
  await writeFile(path.join(root(), 'brand', 'favicon.ico'), 'icon');
  await writeFile(path.join(root(), 'brand', 'apple-touch-icon.png'), 'touch');
  await writeFile(path.join(root(), 'pictures', 'moto.jpg'), 'jpg');
  await writeFile(path.join(root(), 'shop.yaml'), 'permit: none');
  const files = await readContentFiles({ NODE_ENV: 'test', CONTENT_DIR: root() });
  expect([...files.keys()].sort()).toEqual([
    '/apple-touch-icon.png',
    '/brand/apple-touch-icon.png',
    '/brand/favicon.ico',
    '/brand/logo.svg',
    '/favicon.ico',
    '/pictures/moto.jpg',
  ]);
  expect(files.get('/brand/logo.svg')?.headers['Cache-Control']).toBe(
    'public, max-age=3600, stale-while-revalidate=86400',
  );
  expect(files.get('/brand/logo.svg')?.bodies).toEqual({
    identity: Buffer.from('<svg>own</svg>'),
  });
});
