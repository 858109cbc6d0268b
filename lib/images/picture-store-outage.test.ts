import sharp from 'sharp';
import type { UploadResult } from '@/lib/admin-api/uploads';
import { until } from '@/lib/testing/until';
import type { PictureFormat } from './picture';
import type * as pictureStore from './picture-store';
import type * as storedCovers from './stored-covers';
import { folderOfTest } from '@/lib/testing/folder-of-test';

const read = jest.fn<Promise<UploadResult>, []>();

jest.mock('@/lib/admin-api/uploads', () => ({ readUpload: () => read() }));

let store: typeof pictureStore;
let covers: typeof storedCovers;

function restart() {
  for (const name of ['original-pictures', 'pictures', 'stored-cover-widths']) {
    Reflect.deleteProperty(globalThis, Symbol.for(`storefront.${name}`));
  }
  jest.resetModules();
  store = jest.requireActual<typeof pictureStore>('./picture-store');
  covers = jest.requireActual<typeof storedCovers>('./stored-covers');
}

const folder = folderOfTest();

beforeEach(async () => {
  process.env.DATA_DIR = folder();
  read.mockReset();
  restart();
});

const COVER = { folder: 'portada', file: 'moto.jpg' } as const;

function photo(width: number) {
  const create = { width, height: width / 2, channels: 3 as const, background: '#b00' };
  return sharp({ create }).jpeg().toBuffer();
}

/** The cover that an earlier process stored. */
async function storeEarlier() {
  const picture = { body: await photo(828), type: 'image/jpeg', etag: '"of-before"', width: 828 };
  await covers.storeCover(COVER, picture);
  return picture;
}

const ask = (width: number, format: PictureFormat) =>
  store.getPicture({ address: COVER, width, format }, '203.0.113.7');

const AWAY = { ok: false, reason: 'unavailable' } as const;

test('without the admin API a stored cover is shown as it was', async () => {
  const earlier = await storeEarlier();
  read.mockResolvedValue(AWAY);
  expect(await ask(828, 'jpeg')).toEqual({ picture: earlier, source: 'kept' });
});

test.each([
  [1600, 'jpeg', 'jpeg', 828],
  [828, 'avif', 'heif', 828],
  [384, 'jpeg', 'jpeg', 384],
] as const)('a cover of %i in %s is made of the stored one', async (width, format, made, wide) => {
  await storeEarlier();
  read.mockResolvedValue(AWAY);
  const { picture, source } = await ask(width, format);
  expect(source).toBe('kept');
  expect(picture.type).toBe(`image/${format}`);
  expect(await sharp(picture.body).metadata()).toMatchObject({ format: made, width: wide });
});

test('an admin API that is silent for two seconds is not waited for', async () => {
  const earlier = await storeEarlier();
  read.mockReturnValue(new Promise(() => undefined));
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  const asked = ask(828, 'jpeg');
  await jest.advanceTimersByTimeAsync(2000);
  jest.useRealTimers();
  expect(await asked).toEqual({ picture: earlier, source: 'kept' });
});

test('the original is shown a minute after it can be read again', async () => {
  await storeEarlier();
  read.mockResolvedValue(AWAY);
  await ask(1600, 'jpeg');
  read.mockResolvedValue({ ok: true, value: await photo(1600) });
  const start = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(start + 59_000);
  expect((await ask(1600, 'jpeg')).source).toBe('kept');
  jest.spyOn(performance, 'now').mockReturnValue(start + 62_000);
  await until(async () => (await ask(1600, 'jpeg')).source === 'original');
});

test('a cover that the admin API no longer has is forgotten', async () => {
  await storeEarlier();
  read.mockResolvedValue({ ok: false, reason: 'missing' });
  expect((await ask(828, 'jpeg')).source).toBe('missing');
  expect(await covers.readStoredCover(COVER)).toBeNull();
});

test('a cover that cannot be read is no cover', async () => {
  const broken = { body: Buffer.from('\xff\xd8\xff no'), type: 'image/jpeg', etag: '"a"' };
  await covers.storeCover(COVER, { ...broken, width: 828 });
  read.mockResolvedValue(AWAY);
  expect((await ask(384, 'jpeg')).source).toBe('unavailable');
});

test.each([
  ['a visitor loads it', () => ask(384, 'avif'), 384],
  ['its page is made', () => store.beginStoredCover(COVER), 828],
])('a cover is stored when %s', async (_, begin, width) => {
  read.mockResolvedValue({ ok: true, value: await photo(1600) });
  await begin();
  await until(async () => (await covers.readStoredCover(COVER)) !== null);
  expect(await covers.readStoredCover(COVER)).toMatchObject({ width, type: 'image/avif' });
});

test('a placeholder is never stored', async () => {
  read.mockResolvedValue(AWAY);
  expect((await ask(384, 'avif')).source).toBe('unavailable');
  restart();
  read.mockResolvedValue({ ok: true, value: await photo(1600) });
  await ask(192, 'avif');
  await until(async () => (await covers.readStoredCover(COVER)) !== null);
  expect(await covers.readStoredCover(COVER)).toMatchObject({ width: 192 });
});
