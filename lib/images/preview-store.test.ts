import { randomFillSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { demoOfSuite } from '@/lib/testing/demo-of-suite';
import { knownRaffle, readRaffle } from '@/lib/admin-api/page-reads';
import { environment } from '@/lib/platform/env';
import type { RaffleSummary } from '@/lib/raffle/types';
import { until } from '@/lib/testing/until';
import type { Picture } from './picture';
import { readStoredPicture } from './stored-pictures';
import { getPreview } from './preview-store';
import { previewVersion, SHOP, shopVersion } from './preview-version';

const demo = demoOfSuite();

const DRAWN: Picture = { body: Buffer.from('drawn'), type: 'image/jpeg', etag: '"drawn"' };
const draw = jest.fn();
beforeEach(() => draw.mockReset().mockResolvedValue(DRAWN));
afterEach(async () => {
  await demo.control.clearFaults();
});

let covers = 0;

async function raffleWithCover(bytes: Buffer | null): Promise<{ id: string; file: string }> {
  const file = `cover-${(covers += 1)}.img`;
  if (bytes) await demo.control.putImage('portada', file, new Uint8Array(bytes));
  const { rifid } = await demo.control.createRaffle({ portada: file });
  return { id: rifid, file };
}

function plain(width: number, height: number, background = '#0a5766') {
  return sharp({ create: { width, height, channels: 3, background } });
}

function noisy(width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } });
}

/** The content that makes the largest JPEG. */
function dotted(width: number, height: number) {
  const dots = randomFillSync(Buffer.alloc(width * height)).map((dot) => (dot < 128 ? 0 : 255));
  return sharp(dots, { raw: { width, height, channels: 1 } });
}

const svg = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="red"/></svg>`,
  );

const USABLE: [string, () => Promise<Buffer>][] = [
  ['a 6000x6000 PNG', () => plain(6000, 6000).png({ compressionLevel: 1 }).toBuffer()],
  ['a CMYK JPEG', () => plain(1600, 900).toColourspace('cmyk').jpeg().toBuffer()],
  ['an SVG the size of a stamp', async () => svg(40, 21)],
  ['an upright flyer', () => plain(1080, 1920).jpeg().toBuffer()],
  ['a transparent PNG', () => plain(1600, 900).ensureAlpha(0).png().toBuffer()],
  ['one dot', () => plain(1, 1).png().toBuffer()],
  ['a photo that is all noise', () => noisy(1600, 900).jpeg({ quality: 95 }).toBuffer()],
  ['a picture of black and white dots', () => dotted(1200, 630).png().toBuffer()],
];

test.each(USABLE)('%s becomes a card', async (_name, make) => {
  const { id } = await raffleWithCover(await make());
  const card = await getPreview(id, 'any', draw, 'a visitor');
  expect(draw).not.toHaveBeenCalled();
  const body = card?.picture.body ?? Buffer.alloc(0);
  // WhatsApp shows no larger picture.
  expect(body.length).toBeLessThanOrEqual(300_000);
  expect(await sharp(body).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
    space: 'srgb',
  });
});

test.each([
  ['broken bytes', async () => Buffer.from('\xff\xd8\xff no')],
  ['a page', async () => Buffer.from('<!doctype html><title>Admin</title>')],
  ['nothing', async () => null],
])(
  'a raffle with a cover that is %s gets a rendered card, and another try soon',
  async (_name, make) => {
    const { id } = await raffleWithCover(await make());
    expect(await getPreview(id, 'any', draw, 'a visitor')).toEqual({
      picture: DRAWN,
      life: 'short',
    });
  },
);

test('a raffle without a cover has a drawn card of its own, kept', async () => {
  const { rifid } = await demo.control.createRaffle({ portada: null });
  await getPreview(rifid, 'any', draw, 'a visitor');
  await getPreview(rifid, 'any', draw, 'a visitor');
  expect(draw).toHaveBeenCalledTimes(1);
});

test('a card asked for by another version is kept a minute only', async () => {
  const { id } = await raffleWithCover(await plain(1600, 900).jpeg().toBuffer());
  expect((await getPreview(id, 'shared', draw, 'a visitor'))?.life).toBe('short');
});

test('a version that is shared already answers after the cover changed', async () => {
  const { id } = await raffleWithCover(await plain(1600, 900).jpeg().toBuffer());
  await getPreview(id, 'shared', draw, 'a visitor');
  await demo.control.changeRaffle(id, { portada: null });
  expect((await getPreview(id, 'shared', draw, 'a visitor'))?.picture.body.length).toBeGreaterThan(
    0,
  );
});

test('the admin API away: cards made before stay, others show the shop and are not kept', async () => {
  const { id } = await raffleWithCover(await plain(1600, 900).jpeg().toBuffer());
  const made = await getPreview(id, 'any', draw, 'a visitor');
  await demo.control.addFault({ path: '/api', kind: 'status', status: 503, times: 0 });
  const later = performance.now() + 60_000;
  jest.spyOn(performance, 'now').mockImplementation(() => later);
  const stranger = 'f'.repeat(24);
  expect(await getPreview(id, 'any', draw, 'a visitor')).toEqual({
    picture: made?.picture,
    life: 'passing',
  });
  expect(await getPreview(stranger, 'any', draw, 'a visitor')).toEqual({
    picture: DRAWN,
    life: 'passing',
  });
});

test('a cover that takes long: the drawn card at once, and the cover when it is there', async () => {
  const { id, file } = await raffleWithCover(await plain(1600, 900).jpeg().toBuffer());
  await demo.control.addFault({ path: '/api/uploads', match: file, kind: 'wait', ms: 3000 });
  const first = await getPreview(id, 'any', draw, 'a visitor');
  expect(first).toEqual({ picture: DRAWN, life: 'passing' });
  await until(async () => (await getPreview(id, 'any', draw, 'a visitor'))?.picture !== DRAWN);
  expect(await demo.control.requests(file)).toHaveLength(1);
});

test('a card is made of what its page was made of, without the admin API', async () => {
  const { rifid } = await demo.control.createRaffle();
  await readRaffle(rifid);
  const raffle = (await knownRaffle(rifid))!;
  await demo.control.addFault({ path: '/api', kind: 'status', status: 503, times: 0 });
  expect(await getPreview(raffle.id, previewVersion(raffle), draw, 'a visitor')).toEqual({
    picture: DRAWN,
    life: 'lasting',
  });
  expect(draw).toHaveBeenCalledWith(raffle);
  expect(await getPreview(raffle.id, 'older', draw, 'a visitor')).toMatchObject({
    life: 'passing',
  });
});

test('a card outlives the process with the last good answers', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cards-'));
  environment().dataDir = folder;
  const { id } = await raffleWithCover(await plain(1600, 900).jpeg().toBuffer());
  const made = await getPreview(id, 'any', draw, 'a visitor');
  const key = `${id}/${previewVersion({ cover: `/uploads/portada/cover-${covers}.img` } as RaffleSummary)}`;
  await until(async () => (await readStoredPicture('card', key)) !== null);
  expect(await readStoredPicture('card', key)).toEqual(made?.picture);
  environment().dataDir = null;
  await rm(folder, { recursive: true });
});

test('no such raffle has no card, the shop has one', async () => {
  expect(await getPreview('e'.repeat(24), 'any', draw, 'a visitor')).toBeNull();
  expect(await getPreview('../secret', 'any', draw, 'a visitor')).toBeNull();
  expect(await getPreview(SHOP, 'any', draw, 'a visitor')).toEqual({
    picture: DRAWN,
    life: 'short',
  });
  expect(await getPreview(SHOP, shopVersion(), draw, 'a visitor')).toEqual({
    picture: DRAWN,
    life: 'lasting',
  });
});
