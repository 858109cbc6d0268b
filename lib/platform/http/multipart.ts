import 'server-only';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { ApiErrorCode } from '@/lib/raffle/purchase';
import { newReceiptFile } from './receipt-files';
import { requestBody } from './request-body';

type MultipartLimits = {
  field: string;
  file: string;
  maxFieldBytes: number;
  maxFileBytes: number;
};

export type MultipartForm = {
  text: string;
  /** Path on disk: a dozen photos at once do not fit in memory. */
  file: string;
  discard(): Promise<void>;
};

type MultipartResult =
  | { ok: true; form: MultipartForm }
  | { ok: false; reason: ApiErrorCode; missing?: 'field' | 'file' };

export async function readMultipart(
  request: Request,
  limits: MultipartLimits,
): Promise<MultipartResult> {
  const parser = parserFor(request.headers.get('content-type') ?? '', limits);
  const body = parser && requestBody(request);
  if (!parser || !body) return refused('bad-request');
  const { file, discard } = newReceiptFile();
  const found = await receive(body, parser, file, limits);
  if (found.ok) return { ok: true, form: { text: found.text, file, discard } };
  await discard();
  return found;
}

type Found = { ok: true; text: string } | Extract<MultipartResult, { ok: false }>;

/** Null for a type that the parser cannot read: it throws on such a type. */
function parserFor(type: string, limits: MultipartLimits): BusboyInstance | null {
  try {
    return new Busboy({
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
  } catch {
    return null;
  }
}

async function receive(
  body: ReadableStream<Uint8Array>,
  parser: BusboyInstance,
  file: string,
  limits: MultipartLimits,
): Promise<Found> {
  const broken = new AbortController();
  const found: { text?: string; saved?: Promise<void>; problem?: ApiErrorCode } = {};

  // The parser does not drain data over its limits, and would wait for ever.
  const stop = (problem: ApiErrorCode) => {
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
    found.saved.catch((error: unknown) => stop(isOfDisk(error) ? 'cannot-store' : 'bad-request'));
  });
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.once(event, () => stop('bad-request'));
  }

  try {
    await pipeline(Readable.fromWeb(body), parser, { signal: broken.signal });
    await found.saved;
  } catch {
    // The parser does not end a file that it was still reading.
    broken.abort();
    await found.saved?.catch(() => undefined);
    found.problem ??= 'bad-request';
  }
  if (found.problem) return refused(found.problem);
  if (found.text === undefined) return { ok: false, reason: 'bad-request', missing: 'field' };
  if (!found.saved) return { ok: false, reason: 'bad-request', missing: 'file' };
  return { ok: true, text: found.text };
}

/** Failures of the body itself come from no system call. */
function isOfDisk(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'syscall' in error;
}

function refused(reason: ApiErrorCode): { ok: false; reason: ApiErrorCode } {
  return { ok: false, reason };
}
