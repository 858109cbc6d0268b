import 'server-only';
import { Agent, fetch } from 'undici';
import { environment } from '@/lib/platform/env';
import { limitedBody } from '@/lib/platform/limited-body';
import { logger } from '@/lib/platform/log/logger';
import type { UploadAddress } from '@/lib/raffle/addresses';
import { WITHOUT_BROTLI } from './transport';

export type UploadResult =
  { ok: true; value: Buffer } | { ok: false; reason: 'missing' | 'unavailable' };

const TIMEOUT_MS = 10_000;
const ATTEMPTS = 2;
const MAX_BYTES = 32 * 1024 * 1024;

/** A separate agent, so that pictures never take connections that a purchase needs. */
const agent = new Agent({ connect: { timeout: 3000 }, connections: 8 });

export async function readUpload(address: UploadAddress): Promise<UploadResult> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  for (let attempt = 1; ; attempt += 1) {
    const result = await download(address, signal);
    if (result.ok || result.reason === 'missing') return result;
    logger.warn({ event: 'upload-unavailable', ...address, attempt });
    if (attempt === ATTEMPTS || signal.aborted) return result;
  }
}

async function download(
  { folder, file }: UploadAddress,
  signal: AbortSignal,
): Promise<UploadResult> {
  try {
    const response = await fetch(
      `${environment().uploadsUrl}/${folder}/${encodeURIComponent(file)}`,
      {
        dispatcher: agent,
        redirect: 'error',
        signal,
        headers: { accept: 'image/*', ...WITHOUT_BROTLI },
      },
    );
    if (response.ok) {
      const value = await limitedBody(response.body, MAX_BYTES, signal);
      return value ? { ok: true, value } : { ok: false, reason: 'missing' };
    }
    await response.body?.cancel();
    return { ok: false, reason: isPassing(response.status) ? 'unavailable' : 'missing' };
  } catch {
    return { ok: false, reason: 'unavailable' };
  }
}

function isPassing(status: number): boolean {
  return status >= 500 || status === 429 || status === 408;
}
