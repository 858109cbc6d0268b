import type { DoorReason } from '@/lib/raffle/purchase';
import { RequestFailure } from './request-failure';

const TIMEOUT_MS = 12_000;

type Answer<T> = ({ ok: true } & T) | { ok: false; reason: DoorReason; msg: string };

/** A read of our own API; throws a RequestFailure. */
export async function readJson<T>(address: string): Promise<T> {
  const answer = await ask<T>(address);
  if (!answer.ok) throw new RequestFailure(answer.reason, answer.msg);
  return answer;
}

async function ask<T>(address: string): Promise<Answer<T>> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return (await response.json()) as Answer<T>;
  } catch (cause) {
    throw new RequestFailure('no-answer', undefined, cause);
  }
}
