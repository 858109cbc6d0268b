import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { ConversionsBusy } from './conversion-queue';
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

async function receive(bytes: Uint8Array) {
  const file = path.join(folder, 'receipt');
  await writeFile(file, bytes);
  return encodeReceipt(file, 'somebody');
}

const small = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c33' } });

/** Writes the side of a square into the header of a small picture. */
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
  avif: (bytes: Buffer, side: number) => {
    const at = bytes.indexOf('ispe');
    bytes.writeUInt32BE(side, at + 8);
    bytes.writeUInt32BE(side, at + 12);
  },
};

const KINDS: [string, Sharp, keyof typeof SIZES, light: number, heavy: number, over: number][] = [
  ['a baseline JPEG', small.clone().jpeg(), 'jpeg', 3600, 7900, 8100],
  ['a progressive JPEG', small.clone().jpeg({ progressive: true }), 'jpeg', 1600, 4000, 4200],
  ['a PNG', small.clone().png(), 'png', 2800, 6300, 6400],
  ['an interlaced PNG', small.clone().png({ progressive: true }), 'png', 1400, 2900, 3100],
  ['a WebP', small.clone().webp(), 'webp', 1900, 4000, 4200],
  ['a lossless WebP', small.clone().webp({ lossless: true }), 'lossless', 1400, 2900, 3100],
  ['an AVIF', small.clone().avif({ effort: 0 }), 'avif', 700, 2000, 2100],
];

test.each(KINDS)('%s is held to what it costs', async (_name, made, kind, ...sides) => {
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
    { reason: 'image-too-big', turn: undefined },
  ]);
});

test('the decoder is told the limit of the kind, and whose turn it is', async () => {
  await receive(await small.clone().avif({ effort: 0 }).toBuffer());
  expect(convertMock).toHaveBeenCalledWith(
    'receipt',
    expect.objectContaining({ maxPixels: 4.2e6 }),
    { client: 'somebody', isHeavy: false },
  );
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

test('who waited in vain is told to come back, and that nothing is lost', async () => {
  convertMock.mockRejectedValue(new ConversionsBusy());
  expect(await receive(await small.clone().png().toBuffer())).toMatchObject({
    reason: 'busy',
    msg: expect.stringMatching(/Espera unos segundos.*no pierdes nada/),
  });
});
