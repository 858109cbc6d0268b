import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  packedTexts,
  png,
  repeatedFrames,
  repeatedScans,
} from '@/lib/testing/hostile-pictures.mjs';
import { refuseBusy } from './conversion-queue';
import { convert } from './convert';
import { encodeReceipt } from './receipt';

jest.mock('./convert');
const convertMock = jest.mocked(convert);

let folder: string;
beforeAll(async () => (folder = await mkdtemp(path.join(tmpdir(), 'receipts-'))));
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() =>
  convertMock.mockReset().mockResolvedValue({ ok: true, made: Buffer.of(1), isWorn: false }),
);

async function receive(bytes: Uint8Array, client = 'somebody') {
  const file = path.join(folder, 'receipt');
  await writeFile(file, bytes);
  return encodeReceipt(file, client);
}

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } });

const small = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c33' } });

/** Writes a square's side length into the header of a small picture. */
const SIZES = {
  jpeg: (bytes: Buffer, side: number) => {
    const at = Math.max(
      bytes.indexOf(Buffer.from([0xff, 0xc0])),
      bytes.indexOf(Buffer.from([0xff, 0xc2])),
    );
    bytes.writeUInt16BE(side, at + 5);
    bytes.writeUInt16BE(side, at + 7);
  },
  png: (bytes: Buffer, side: number) => {
    bytes.writeUInt32BE(side, 16);
    bytes.writeUInt32BE(side, 20);
  },
  webp: (bytes: Buffer, side: number) => {
    bytes.writeUInt16LE(side, 26);
    bytes.writeUInt16LE(side, 28);
  },
  lossless: (bytes: Buffer, side: number) =>
    bytes.writeUInt32LE((side - 1) | ((side - 1) << 14), 21),
};

/** Sides in pixels: the largest light one, the smallest and the largest heavy one, and the smallest that is refused. */
const KINDS: [string, Sharp, keyof typeof SIZES, sides: number[]][] = [
  ['a baseline JPEG', small.clone().jpeg(), 'jpeg', [3605, 3606, 8000, 8001]],
  [
    'a progressive JPEG',
    small.clone().jpeg({ progressive: true }),
    'jpeg',
    [1732, 1733, 4123, 4124],
  ],
  ['a PNG', small.clone().png(), 'png', [2828, 2829, 6324, 6325]],
  ['an interlaced PNG', small.clone().png({ progressive: true }), 'png', [1414, 1415, 3000, 3001]],
  ['a WebP', small.clone().webp(), 'webp', [2000, 2001, 4123, 4124]],
  ['a lossless WebP', small.clone().webp({ lossless: true }), 'lossless', [1414, 1415, 3000, 3001]],
];

test.each(KINDS)('%s is held to what it costs', async (_name, made, kind, sides) => {
  const told = [];
  for (const side of sides) {
    const bytes = await made.clone().toBuffer();
    SIZES[kind](bytes, side);
    convertMock.mockClear();
    const result = await receive(bytes);
    const turn = convertMock.mock.calls[0]?.[2];
    told.push(result.ok ? { isHeavy: turn?.isHeavy } : { reason: result.reason, turn });
  }
  expect(told).toEqual([
    { isHeavy: false },
    { isHeavy: true },
    { isHeavy: true },
    { reason: 'image-too-big', turn: undefined },
  ]);
});

test('the decoder gets the size in the header, and the client', async () => {
  await receive(await small.clone().png().toBuffer());
  expect(convertMock).toHaveBeenCalledWith(
    'receipt',
    expect.objectContaining({ maxPixels: 40 * 30 }),
    { client: 'somebody', isHeavy: false },
  );
});

const ONE_LONG_SIDE: [string, Uint8Array, Uint8Array][] = [
  ['high', png(1, 65_535), png(1, 65_536)],
  ['wide', png(65_535, 1), png(65_536, 1)],
];

test.each(ONE_LONG_SIDE)('a very %s picture is refused undecoded', async (_what, most, over) => {
  expect(await receive(most)).toMatchObject({ ok: true });
  convertMock.mockClear();
  expect(await receive(over)).toMatchObject({ reason: 'image-too-big' });
  expect(convertMock).not.toHaveBeenCalled();
});

test('scans count by their pixels: 3 megapixels may have 68 of them', async () => {
  expect(await receive(await repeatedScans(12))).toMatchObject({ ok: true });
  expect(await receive(await repeatedScans(68))).toMatchObject({ ok: true });
  expect(convertMock.mock.calls.map(([, , turn]) => turn.isHeavy)).toEqual([false, true]);
  convertMock.mockClear();
  expect(await receive(await repeatedScans(69))).toMatchObject({ reason: 'image-too-big' });
  expect(await receive(await repeatedScans(20_000))).toMatchObject({ reason: 'not-an-image' });
  expect(convertMock).not.toHaveBeenCalled();
});

test.each([
  ['200 packed texts', async () => packedTexts(200)],
  ['an AVIF of 300 frames', () => repeatedFrames(300)],
])('%s never reach the decoder', async (_what, make) => {
  expect(await receive(await make())).toMatchObject({ reason: 'not-an-image' });
  expect(convertMock).not.toHaveBeenCalled();
});

const HONEST: [string, () => Promise<Uint8Array>][] = [
  ['a photo of 12 megapixels', () => photo(4000, 3000).jpeg().toBuffer()],
  ['a photo of 50 megapixels', () => photo(8160, 6120).jpeg().toBuffer()],
  ['a progressive photo of 12', () => photo(4000, 3000).jpeg({ mozjpeg: true }).toBuffer()],
  ['a progressive photo of 16', () => photo(4608, 3456).jpeg({ progressive: true }).toBuffer()],
  ['a scrolled capture', () => photo(1080, 9000).png().toBuffer()],
  ['a very long capture', () => photo(1080, 30_000).png().toBuffer()],
];

test.each(HONEST)('%s is decoded', async (_what, make) => {
  expect(await receive(await make())).toMatchObject({ ok: true });
});

describe('a client with a picture that had to be stopped', () => {
  afterEach(() => jest.restoreAllMocks());
  const forward = (ms: number) => {
    const later = performance.now() + ms;
    jest.spyOn(performance, 'now').mockReturnValue(later);
  };
  const baseline = () => small.clone().jpeg().toBuffer();
  const progressive = () => small.clone().jpeg({ progressive: true }).toBuffer();
  const stop = async (client: string) => {
    convertMock.mockResolvedValueOnce({ ok: false, reason: 'too-costly', problem: 'late' });
    await receive(await progressive(), client);
  };
  const lastSlot = () => convertMock.mock.lastCall?.[2];

  test('is heavy for ten minutes, whatever it sends', async () => {
    await stop('once');
    expect(await receive(await baseline(), 'once')).toMatchObject({ ok: true });
    expect(lastSlot()).toEqual({ client: 'once', isHeavy: true });
    await receive(await baseline(), 'another');
    expect(lastSlot()).toEqual({ client: 'another', isHeavy: false });
    forward(10 * 60_000 - 5000);
    await receive(await baseline(), 'once');
    expect(lastSlot()).toEqual({ client: 'once', isHeavy: true });
    forward(5001);
    await receive(await progressive(), 'once');
    expect(lastSlot()).toEqual({ client: 'once', isHeavy: false });
  });

  test('after the second is refused all but plain pictures, as neighbours send them', async () => {
    await stop('twice');
    await stop('twice');
    expect(await receive(await progressive(), 'twice')).toMatchObject({ reason: 'image-too-big' });
    expect(convertMock).toHaveBeenCalledTimes(2);
    expect(await receive(await baseline(), 'twice')).toMatchObject({ ok: true });
    forward(10 * 60_000 + 1);
    expect(await receive(await progressive(), 'twice')).toMatchObject({ ok: true });
  });
});

test.each([
  ['too-costly', 'not done in 8000 ms', 'image-too-big'],
  ['unreadable', 'heif: Memory allocation error', 'image-too-big'],
  ['unreadable', 'Input image exceeds pixel limit', 'image-too-big'],
  ['unreadable', 'VipsJpeg: premature end', 'not-an-image'],
  ['broke-off', 'the process ended with SIGKILL', 'busy'],
] as const)('%s (%s) is told as %s', async (reason, problem, told) => {
  convertMock.mockResolvedValue({ ok: false, reason, problem });
  expect(await receive(await small.clone().png().toBuffer())).toMatchObject({ reason: told });
});

test('a buyer who waited in vain is asked to come back, and reads that nothing is lost', async () => {
  convertMock.mockImplementation(async () => refuseBusy());
  expect(await receive(await small.clone().png().toBuffer())).toMatchObject({
    reason: 'busy',
    msg: expect.stringMatching(/Espera unos segundos.*no pierdes nada/),
  });
});
