import type { Answer } from '@/lib/raffle/answer';
import {
  PURCHASE_PARTS,
  type ApiErrorCode,
  type PurchaseOutcome,
  type PurchaseRequest,
} from '@/lib/raffle/purchase';
import { timeoutSignal } from './read-json';
import { xsrfHeader } from './xsrf';

export type PurchaseUpload = {
  raffleId: string;
  key: string;
  request: PurchaseRequest;
  receipt: Blob;
};

type Watch = {
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
};

const SILENCE_MS = 60_000;

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
export function sendPurchase(
  purchase: PurchaseUpload,
  { signal, onProgress }: Watch = {},
): Promise<Answer> {
  return new Promise((resolve) => {
    const call = new XMLHttpRequest();
    let silence = setTimeout(() => call.abort(), SILENCE_MS);
    const alive = () => {
      clearTimeout(silence);
      silence = setTimeout(() => call.abort(), SILENCE_MS);
    };
    const cancel = () => call.abort();
    const finish = (answer: Answer) => {
      clearTimeout(silence);
      signal?.removeEventListener('abort', cancel);
      resolve(answer);
    };
    signal?.addEventListener('abort', cancel);

    call.upload.addEventListener('progress', ({ loaded, total }) => {
      alive();
      onProgress?.(total > 0 ? loaded / total : 0);
    });
    call.upload.addEventListener('load', () => onProgress?.(1));
    call.addEventListener('load', () => {
      finish(readAnswer(call.responseText, call.getResponseHeader('Retry-After')));
    });
    call.addEventListener('error', () => finish({ kind: 'no-answer' }));
    call.addEventListener('abort', () =>
      finish({ kind: signal?.aborted ? 'cancelled' : 'no-answer' }),
    );

    const { path, headers, body } = uploadOf(purchase);
    call.open('POST', path);
    for (const [name, value] of Object.entries({ ...headers, ...xsrfHeader() })) {
      call.setRequestHeader(name, value);
    }
    call.send(body);
  });
}

export function uploadOf({ raffleId, key, request, receipt }: PurchaseUpload) {
  const body = new FormData();
  body.append(PURCHASE_PARTS.field, JSON.stringify(request));
  body.append(PURCHASE_PARTS.file, receipt, 'comprobante');
  const path = `/api/raffles/${encodeURIComponent(raffleId)}/payments`;
  return { path, headers: { 'Idempotency-Key': key }, body };
}

/** Anything but our own answers (a gateway's page, a cut body) says nothing about the purchase. */
function readAnswer(text: string, retryAfter: string | null): Answer {
  const { ok, outcome, reason, msg = '', fields = {} } = parseObject(text) as Body;
  if (ok && outcome) return { kind: 'outcome', outcome };
  if (ok === false && reason) {
    // The shop's front answers this while the app behind it restarts.
    if (reason === 'no-answer') return { kind: reason };
    const error = { kind: 'api-error', reason, msg, fields } as const;
    const retryInMs = (Number(retryAfter) || 0) * 1000;
    return reason === 'too-many-requests' ? { ...error, retryInMs } : error;
  }
  return { kind: 'no-answer', isForeign: true };
}

type Body = {
  ok?: boolean;
  outcome?: PurchaseOutcome;
  reason?: ApiErrorCode | 'no-answer';
  msg?: string;
  fields?: Record<string, string>;
};

/** Empty where it is no JSON. */
export function parseObject(text: string): object {
  try {
    return Object(JSON.parse(text)) as object;
  } catch {
    return {};
  }
}

const TIMEOUT_MS = 15_000;

/** @param tappedAt a refusal of an earlier tap is no answer to this one */
export async function fetchOutcome(key: string, tappedAt?: number): Promise<Answer> {
  const tap = tappedAt === undefined ? '' : `?tap=${tappedAt}`;
  const path = `/api/payments/${encodeURIComponent(key)}${tap}`;
  const answer = await fetchAnswer(path, { cache: 'no-store' }, TIMEOUT_MS);
  // A gateway may answer with its own 404.
  return answer.kind === 'api-error'
    ? { kind: answer.reason === 'not-found' ? 'unknown-key' : 'no-answer' }
    : answer;
}

export async function fetchAnswer(
  path: string,
  request: RequestInit,
  limitMs: number,
): Promise<Answer> {
  try {
    const answer = await fetch(path, { ...request, signal: timeoutSignal(limitMs) });
    return readAnswer(await answer.text(), answer.headers.get('Retry-After'));
  } catch {
    return { kind: 'no-answer' };
  }
}
