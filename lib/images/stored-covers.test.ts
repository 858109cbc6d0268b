import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type * as storedCovers from './stored-covers';
import { folderOfTest } from '@/lib/testing/folder-of-test';

let covers: typeof storedCovers;

function restart() {
  Reflect.deleteProperty(globalThis, Symbol.for('storefront.stored-cover-widths'));
  jest.resetModules();
  covers = jest.requireActual<typeof storedCovers>('./stored-covers');
}

const root = folderOfTest();

beforeEach(async () => {
  process.env.DATA_DIR = root();
  restart();
});

const answers = () => path.join(root(), 'answers');
const COVER = { folder: 'portada', file: 'moto.jpg' } as const;
const picture = (width: number) => ({
  width,
  body: Buffer.from(`${width} pixels`),
  type: 'image/avif',
  etag: `"${width}"`,
});

test.each([
  ['before', [828, 96]],
  ['after', [96, 828]],
])('the widest of a cover is kept, made %s a narrower one', async (_, widths) => {
  for (const width of widths) await covers.storeCover(COVER, picture(width));
  expect(await covers.readStoredCover(COVER)).toEqual(picture(828));
});

test('the widest one is kept over a restart', async () => {
  await covers.storeCover(COVER, picture(828));
  restart();
  await covers.storeCover(COVER, picture(96));
  expect(await covers.readStoredCover(COVER)).toEqual(picture(828));
});

test('two widths at once leave the wider one', async () => {
  await Promise.all([96, 828, 384].map((width) => covers.storeCover(COVER, picture(width))));
  expect(await covers.readStoredCover(COVER)).toEqual(picture(828));
});

test('a wide picture is not kept, and neither is one that is no cover', async () => {
  await covers.storeCover(COVER, picture(1200));
  for (const folder of ['rifa', 'logo', 'user'] as const) {
    await covers.storeCover({ ...COVER, folder }, picture(828));
    expect(await covers.readStoredCover({ ...COVER, folder })).toBeNull();
  }
  expect(await readdir(root())).toEqual([]);
});

test('a cover is written once an hour, however often it is asked for', async () => {
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['nextTick', 'setImmediate'] });
  await covers.storeCover(COVER, picture(828));
  await rm(answers(), { recursive: true });
  jest.advanceTimersByTime(3600_000);
  await covers.storeCover(COVER, picture(828));
  expect(await covers.readStoredCover(COVER)).toBeNull();
  jest.advanceTimersByTime(1);
  await covers.storeCover(COVER, picture(828));
  expect(await covers.readStoredCover(COVER)).toEqual(picture(828));
});

test('a forgotten cover is gone, and kept again when it is there again', async () => {
  await covers.storeCover(COVER, picture(828));
  await covers.forgetCover(COVER);
  expect(await covers.readStoredCover(COVER)).toBeNull();
  await covers.storeCover(COVER, picture(640));
  expect(await covers.readStoredCover(COVER)).toEqual(picture(640));
});
