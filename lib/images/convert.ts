import 'server-only';
import { logger } from '@/lib/platform/log/logger';
import { processWide } from '@/lib/platform/process-wide';
import { type Conversion, inTurn, refuseBusy } from './conversion-queue';
import type { TaskInput, Made, TaskKind } from './worker/tasks';
import { createWorkerPool, startPictureWorker } from './worker-pool';

const pool = processWide('picture-workers', () =>
  createWorkerPool(startPictureWorker, { start: 15_000, task: 8000, idle: 60_000 }),
);

/** Rejects as busy. */
export function convert<Kind extends TaskKind>(
  kind: Kind,
  asked: TaskInput<Kind>,
  turn: Conversion,
) {
  return inTurn(turn, () => convertNow(kind, asked));
}

/** Rejects with the problem if the picture cannot be read. */
export function convertOwn<Kind extends TaskKind>(
  kind: Kind,
  asked: TaskInput<Kind>,
  turn: Conversion,
): Promise<Made<Kind>> {
  return inTurn(turn, () => convertOwnNow(kind, asked));
}

export async function convertOwnNow<Kind extends TaskKind>(
  kind: Kind,
  asked: TaskInput<Kind>,
): Promise<Made<Kind>> {
  const answer = await convertNow(kind, asked);
  if (answer.ok) return answer.made;
  if (answer.reason === 'broke-off') refuseBusy();
  throw new Error(answer.problem);
}

async function convertNow<Kind extends TaskKind>(kind: Kind, asked: TaskInput<Kind>) {
  const answer = await pool.run(kind, asked);
  if (!answer.ok && answer.reason !== 'unreadable') {
    logger.warn({ event: 'picture-process-ended', kind, problem: answer.problem });
  }
  return answer;
}
