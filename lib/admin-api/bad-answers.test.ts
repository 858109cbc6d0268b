import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { answeringAdmin } from '@/lib/testing/answering-admin';
import { collectGarbage } from '@/lib/testing/collect-garbage';
import { callAdmin } from './transport';
import { readUpload } from './uploads';

const MIB = 1024 * 1024;
const PIECE = Buffer.alloc(64 * 1024, '{"ok":true,');
let sent = 0;

/** Sends endless answers: as fast as they are read, or one character at a time. */
answeringAdmin((req, res) => {
  res.writeHead(200, { 'content-type': 'application/json' });
  if (req.url?.includes('endless')) flood(res);
  else void trickle(res);
});

function flood(res: ServerResponse): void {
  do sent += PIECE.length;
  while (!res.destroyed && res.write(PIECE));
  res.once('drain', () => flood(res));
}

async function trickle(res: ServerResponse): Promise<void> {
  while (!res.destroyed) {
    res.write(' ');
    await pause(50);
  }
}

test('an answer without end is garbage, and most of it is never read', async () => {
  const answer = await callAdmin({ method: 'GET', path: '/rifas/endless' });
  expect(answer).toMatchObject({ ok: false, reason: 'garbled' });
  expect(sent).toBeLessThan(64 * MIB);
});

describe('an answer that begins and does not end', () => {
  /** A busy shop collects garbage all the time. */
  async function whileCleaningMemory<T>(work: Promise<T>): Promise<T> {
    let isOver = false;
    const watched = work.finally(() => (isOver = true));
    while (!isOver) {
      collectGarbage();
      await pause(20);
    }
    return watched;
  }

  test('is given up in time', async () => {
    const call = { method: 'POST', path: '/tickets/payments/online', alone: true } as const;
    const answer = await whileCleaningMemory(callAdmin({ ...call, timeoutMs: 500 }));
    expect(answer).toMatchObject({ ok: false, reason: 'timeout' });
  });

  test('a picture too', async () => {
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(abortedAfter(500));
    const answer = await whileCleaningMemory(readUpload({ folder: 'rifa', file: 'slow.jpg' }));
    expect(answer).toEqual({ ok: false, reason: 'unavailable' });
  });
});

function abortedAfter(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), ms);
  return controller.signal;
}
