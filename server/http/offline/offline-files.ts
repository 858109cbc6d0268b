import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { OFFLINE_PAGE, WORKER } from '../../../lib/offline/addresses';
import { weakEtag } from '../../../lib/platform/etag';
import type { Sendable } from '../../cache/sendable';
import { scriptHash } from '../../document/transform-html';
import { documentHeaders } from '../document-headers';
import { mediaType } from '../files/media-type';
import { offlinePage } from './offline-page';

const BUILT = path.join('dist', 'offline');

/** @param files the shop's files, for its logo */
export async function readOfflineFiles(
  files: Map<string, Sendable>,
  { hasWorker }: { hasWorker: boolean },
): Promise<Map<string, Sendable>> {
  const built = (name: string) => readFile(path.join(BUILT, name), 'utf8');
  if (!hasWorker) return new Map([[WORKER, sendable(WORKER, await built('off.js'))]]);
  const [worker, script] = await Promise.all([built('worker.js'), built('page.js')]);
  const page = sendable(OFFLINE_PAGE, offlinePage(script, files), documentHeaders(policy(script)));
  // Phones update a worker when any byte of it changes. The ETag adds a change for a page in other colours.
  return new Map([
    [OFFLINE_PAGE, page],
    [WORKER, sendable(WORKER, `${worker}// ${page.etag}\n`)],
  ]);
}

function policy(script: string): string {
  return [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `script-src ${scriptHash(script)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function sendable(address: string, text: string, headers: Record<string, string> = {}): Sendable {
  const identity = Buffer.from(text);
  return {
    status: 200,
    etag: weakEtag(identity),
    headers: {
      ...headers,
      'Content-Type': mediaType(address).type,
      'Cache-Control': 'no-cache',
    },
    bodies: { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) },
  };
}
