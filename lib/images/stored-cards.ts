import 'server-only';
import { readStoredAnswer, storeAnswer } from '@/lib/platform/cache/stored-answers';
import type { Picture } from './picture';

type Stored = { type: string; etag: string; base64: string };

/** With the last good answers, so that a shared link keeps its card over a restart, and on every instance. */
export async function storeCard(key: string, { body, type, etag }: Picture): Promise<void> {
  await storeAnswer('card', key, { type, etag, base64: body.toString('base64') } satisfies Stored);
}

export async function readStoredCard(key: string): Promise<Picture | null> {
  const stored = await readStoredAnswer('card', key);
  if (!stored) return null;
  const { type, etag, base64 } = stored.value as Stored;
  return { body: Buffer.from(base64, 'base64'), type, etag };
}
