import 'server-only';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import type { DoorReason } from '@/lib/raffle/purchase';
import { measuredBody } from './measured-body';

export type MultipartLimits = {
  /** Names of the one text field and the one file that are accepted. */
  field: string;
  file: string;
  maxFieldBytes: number;
  maxFileBytes: number;
};

export type MultipartForm = {
  text: string;
  /** Path of the file on disk: a dozen photos at once do not fit in memory. */
  file: string;
  /** Removes the file. */
  discard(): Promise<void>;
};

export type MultipartResult =
  { ok: true; form: MultipartForm } | { ok: false; reason: DoorReason; missing?: 'field' | 'file' };

const ENVELOPE_BYTES = 8 * 1024;
/** A photo of 12 MB takes this long on a poor 3G line. */
const DEADLINE_MS = 300_000;

/** Reads a form of one text field and one file as it streams in, and stops at the first thing too much. */
export async function readMultipart(
  request: Request,
  limits: MultipartLimits,
): Promise<MultipartResult> {
  const type = request.headers.get('content-type') ?? '';
  if (!request.body || !/^multipart\/form-data;.*boundary=/i.test(type))
    return refused('bad-request');
  const maxBytes = limits.maxFieldBytes + limits.maxFileBytes + ENVELOPE_BYTES;
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return refused('too-large');

  const file = path.join(tmpdir(), `receipt-${randomUUID()}`);
  const discard = () => rm(file, { force: true });
  const found = await receive(request.body, type, file, limits, maxBytes);
  if (found.ok) return { ok: true, form: { text: found.text, file, discard } };
  await discard();
  return found;
}

type Found = { ok: true; text: string } | Extract<MultipartResult, { ok: false }>;

async function receive(
  body: ReadableStream,
  type: string,
  file: string,
  limits: MultipartLimits,
  maxBytes: number,
): Promise<Found> {
  const parser = new Busboy({
    headers: { 'content-type': type },
    limits: {
      fieldSize: limits.maxFieldBytes,
      fileSize: limits.maxFileBytes,
      fields: 1,
      files: 1,
      parts: 2,
      headerPairs: 10,
    },
  });
  const broken = new AbortController();
  const deadline = AbortSignal.timeout(DEADLINE_MS);
  const found: { text?: string; saved?: Promise<void>; problem?: DoorReason } = {};

  // The parser does not drain what is over its limits, and would wait for ever.
  const stop = (problem: DoorReason) => {
    found.problem ??= problem;
    broken.abort();
  };

  parser.on('field', (name, value, _nameCut, valueCut) => {
    if (valueCut) stop('too-large');
    else if (name !== limits.field) stop('bad-request');
    else found.text = value;
  });
  parser.on('file', (name, stream) => {
    if (name !== limits.file) stop('bad-request');
    stream.once('limit', () => stop('too-large'));
    const onDisk = createWriteStream(file, { mode: 0o600 });
    found.saved = pipeline(stream, onDisk, { signal: broken.signal });
    found.saved.catch(() => (found.problem ??= 'bad-request'));
  });
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.once(event, () => stop('bad-request'));
  }

  try {
    await pipeline(
      Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]),
      measuredBody(maxBytes, (problem) => (found.problem ??= problem)),
      parser,
      { signal: AbortSignal.any([broken.signal, deadline]) },
    );
    await found.saved;
  } catch {
    // The parser does not end the file it was in the middle of.
    broken.abort();
    await found.saved?.catch(() => undefined);
    found.problem ??= deadline.aborted ? 'too-slow' : 'bad-request';
  }
  if (found.problem) return refused(found.problem);
  if (found.text === undefined) return { ok: false, reason: 'bad-request', missing: 'field' };
  if (!found.saved) return { ok: false, reason: 'bad-request', missing: 'file' };
  return { ok: true, text: found.text };
}

function refused(reason: DoorReason): { ok: false; reason: DoorReason } {
  return { ok: false, reason };
}
