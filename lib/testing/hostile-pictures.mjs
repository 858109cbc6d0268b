import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const SCAN = Buffer.from([0xff, 0xda]);
const END = Buffer.from([0xff, 0xd9]);

/** @param {number} width @param {number} height */
function plain(width, height) {
  return sharp({ create: { width, height, channels: 3, background: '#c33' } });
}

/**
 * A progressive JPEG of 3 megapixels that repeats its second scan to reach `scans`.
 * @param {number} scans of all pixels, at least 2
 */
export async function repeatedScans(scans) {
  const bytes = await plain(2000, 1500).jpeg({ progressive: true }).toBuffer();
  const first = bytes.indexOf(SCAN);
  const second = bytes.indexOf(SCAN, first + 2);
  // A scan at full precision may be repeated; a coarse one must be refined.
  for (const scan of [first, second]) bytes[scan + 1 + bytes.readUInt16BE(scan + 2)] = 0;
  const repeated = bytes.subarray(second, endOfScan(bytes, second));
  return Buffer.concat([bytes.subarray(0, second), ...Array(scans - 1).fill(repeated), END]);
}

/** @param {Buffer} bytes @param {number} scan */
function endOfScan(bytes, scan) {
  let at = scan + 2 + bytes.readUInt16BE(scan + 2);
  while (bytes[at] !== 0xff || bytes[at + 1] === 0) at += 1;
  return at;
}

/**
 * An AVIF of 4 megapixels that repeats its only frame to reach `frames`.
 * @param {number} frames
 */
export async function repeatedFrames(frames) {
  const bytes = await plain(2000, 2000).avif({ effort: 0 }).toBuffer();
  const box = bytes.indexOf('mdat') - 4;
  const length = bytes.length - box - 8;
  // The frame follows the sequence's delimiter and header, each of which states its length.
  const header = box + 8 + 2;
  const frame = bytes.subarray(header + 2 + (bytes[header + 1] ?? 0));
  const more = Buffer.concat(Array(frames - 1).fill(frame));
  const all = Buffer.concat([bytes, more]);
  all.writeUInt32BE(bytes.readUInt32BE(box) + more.length, box);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(length);
  all.writeUInt32BE(length + more.length, bytes.indexOf(size, bytes.indexOf('iloc')));
  return all;
}

/**
 * A small PNG with `texts` texts before its pixels, which unpack to 8 MB each.
 * @param {number} texts
 * @param {'zTXt' | 'iTXt'} kind
 */
export function packedTexts(texts, kind = 'zTXt') {
  const packed = deflateSync(Buffer.alloc(7_900_000, 'x'));
  const head = Buffer.from(kind === 'zTXt' ? 'k\0\0' : 'k\0\x01\0\0\0', 'latin1');
  return png(100, 100, Array(texts).fill(chunk(kind, Buffer.concat([head, packed]))));
}

/** @param {number} width @param {number} height @param {Buffer[]} before the pixels, which are black */
export function png(width, height, before = []) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((width + 1) * height));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...before,
    chunk('IDAT', pixels),
    chunk('IEND'),
  ]);
}

/** @param {string} type */
function chunk(type, data = Buffer.alloc(0)) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
