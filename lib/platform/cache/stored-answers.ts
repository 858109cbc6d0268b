import 'server-only';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { environment } from '../env';
import { sharedRedis } from '../redis/shared-redis';
import { answerFiles } from './answer-files';
import type { AnswerPlace } from './answer-place';
import { answersInRedis } from './answers-in-redis';

/** Increment it when the stored form changes: older answers are then ignored. */
const FORM = 2;
/** A card of 300 kB in base64 fits. */
const MAX_BYTES = 512 * 1024;

const TIDY_EVERY_BYTES = 16 * 1024 * 1024;
/** Each answer counts as this much more, so that many small ones make the place tidy too. */
const ENTRY_BYTES = 16 * 1024;
/** The first of a process tidies. */
let untidy = TIDY_EVERY_BYTES;

/** Writes an answer to Redis or `DATA_DIR`, so that its page outlives a restart. A failure costs only that. */
export async function storeAnswer(kind: string, key: string, value: unknown): Promise<void> {
  const text = JSON.stringify({ value });
  if (text.length > MAX_BYTES) return;
  const place = answerPlace();
  if (!place) return;
  await place.write(nameOf(kind, key), text).catch(() => undefined);
  untidy += text.length + ENTRY_BYTES;
  if (untidy < TIDY_EVERY_BYTES) return;
  untidy = 0;
  await place.tidy().catch(() => undefined);
}

/** Null when nothing was stored, or it is too old or unreadable. */
export async function readStoredAnswer(
  kind: string,
  key: string,
): Promise<{ value: unknown } | null> {
  try {
    const text = await answerPlace()?.read(nameOf(kind, key));
    const { value } = JSON.parse(text ?? '{}') as { value?: unknown };
    return value === undefined ? null : { value };
  } catch {
    return null;
  }
}

export async function forgetStoredAnswer(kind: string, key: string): Promise<void> {
  await answerPlace()
    ?.remove(nameOf(kind, key))
    .catch(() => undefined);
}

function answerPlace(): AnswerPlace | null {
  const redis = sharedRedis();
  if (redis) return answersInRedis(redis);
  const { dataDir } = environment();
  return dataDir ? answerFiles(path.resolve(dataDir, 'answers')) : null;
}

/** A shop with another admin API or seller, or that shows less of winners, never reads what was stored before. */
function nameOf(kind: string, key: string): string {
  const { adminApiUrl, adminSellerId, winnerShown } = environment();
  const parts = [FORM, adminApiUrl, adminSellerId, winnerShown, kind, key];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
