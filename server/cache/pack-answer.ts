import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { weakEtag } from '../../lib/platform/etag';
import type { Encoding, Sendable } from './sendable';

export type PackedAnswer = Sendable & {
  bodies: Record<'identity' | 'gzip' | 'br', Buffer>;
  /** Bytes. */
  size: number;
  isSmallest: boolean;
};

type Made = Pick<Sendable, 'status' | 'headers'> & { body: Buffer };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
// 5 ms for a page of 130 kB: fast enough for a waiting visitor, and for answers anybody can request without end.
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
// Saves a tenth of the bytes for 250 ms.
const THOROUGH = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Fast enough for every request. */
export async function compressQuickly(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  return encoding === 'br' ? toBrotli(body, QUICK) : toGzip(body);
}

/** Returns `known` itself when it is the same answer. */
export async function packAnswer(
  { status, headers, body }: Made,
  known: PackedAnswer | undefined,
): Promise<PackedAnswer> {
  const etag = weakEtag(body);
  const isSame =
    known?.etag === etag &&
    JSON.stringify([known.status, known.headers]) === JSON.stringify([status, headers]);
  if (isSame) return known;
  const [br, gz] = await Promise.all([compressQuickly(body, 'br'), compressQuickly(body, 'gzip')]);
  return sized({ status, headers, etag, isSmallest: false }, { identity: body, gzip: gz, br });
}

/** Compresses the answer to fewer bytes. */
export async function compressAnswer(answer: PackedAnswer): Promise<PackedAnswer> {
  const br = await toBrotli(answer.bodies.identity, THOROUGH);
  return sized({ ...answer, isSmallest: true }, { ...answer.bodies, br });
}

function sized(
  answer: Omit<PackedAnswer, 'bodies' | 'size'>,
  bodies: PackedAnswer['bodies'],
): PackedAnswer {
  const { identity, gzip: gz, br } = bodies;
  const size = identity.length + gz.length + br.length + JSON.stringify(answer.headers).length;
  return { ...answer, bodies, size };
}
