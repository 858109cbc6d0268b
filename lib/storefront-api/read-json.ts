import type { ApiErrorCode } from '@/lib/raffle/purchase';

export const NO_ANSWER = 'No pudimos conectarnos. Revisa tu conexión e intenta de nuevo.';

export class RequestFailure extends Error {
  readonly reason: ApiErrorCode | 'no-answer';

  constructor(reason: ApiErrorCode | 'no-answer', message = NO_ANSWER, cause?: unknown) {
    super(message, { cause });
    this.name = 'RequestFailure';
    this.reason = reason;
  }
}

/** Pages replace `AbortSignal.timeout`, which Chrome has only since 103. */
export function timeoutSignal(ms: number): AbortSignal {
  if (typeof window === 'undefined') return AbortSignal.timeout(ms);
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}

/** Longer than a search in all raffles. */
const TIMEOUT_MS = 15_000;

type ApiResponse<T> = ({ ok: true } & T) | { ok: false; reason: ApiErrorCode; msg: string };

/** Throws a RequestFailure with a Spanish `message` for the visitor. */
export async function readJson<T>(address: string, request?: RequestInit): Promise<T> {
  const answer = await ask<T>(address, request);
  if (!answer.ok) throw new RequestFailure(answer.reason, answer.msg);
  return answer;
}

async function ask<T>(address: string, request?: RequestInit): Promise<ApiResponse<T>> {
  try {
    const response = await fetch(address, { ...request, signal: timeoutSignal(TIMEOUT_MS) });
    return Object(await response.json()) as ApiResponse<T>;
  } catch (cause) {
    throw new RequestFailure('no-answer', undefined, cause);
  }
}
