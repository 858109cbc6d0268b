import type { Answer, ForeignAnswer } from '@/lib/raffle/answer';
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
  signal: AbortSignal;
  onProgress: (share: number) => void;
};

const SILENCE_MS = 60_000;

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
export function sendPurchase(purchase: PurchaseUpload, watch: Watch): Promise<Answer> {
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
      watch.signal.removeEventListener('abort', cancel);
      resolve(answer);
    };
    watch.signal.addEventListener('abort', cancel);

    call.upload.addEventListener('progress', ({ loaded, total }) => {
      alive();
      watch.onProgress(total > 0 ? loaded / total : 0);
    });
    call.upload.addEventListener('load', () => watch.onProgress(1));
    call.addEventListener('load', () => {
      const retryAfter = call.getResponseHeader('Retry-After');
      finish(readAnswer(call.responseText, { status: call.status, retryAfter }));
    });
    call.addEventListener('error', () => finish({ kind: 'no-answer' }));
    call.addEventListener('abort', () =>
      finish({ kind: watch.signal.aborted ? 'cancelled' : 'no-answer' }),
    );

    call.open('POST', paymentsPath(purchase));
    for (const [name, value] of Object.entries({ ...keyHeader(purchase), ...xsrfHeader() })) {
      call.setRequestHeader(name, value);
    }
    call.send(formOf(purchase));
  });
}

export function paymentsPath({ raffleId }: PurchaseUpload): string {
  return `/api/raffles/${encodeURIComponent(raffleId)}/payments`;
}

export function keyHeader({ key }: PurchaseUpload): Record<string, string> {
  return { 'Idempotency-Key': key };
}

export function formOf({ request, receipt }: PurchaseUpload): FormData {
  const form = new FormData();
  form.append(PURCHASE_PARTS.field, JSON.stringify(request));
  form.append(PURCHASE_PARTS.file, receipt, 'comprobante');
  return form;
}

/** Anything but our own answers (a gateway's page, a cut body) says nothing about the purchase. */
export function readAnswer(
  text: string,
  { status, retryAfter }: { status: number; retryAfter: string | null },
): Answer {
  const body = parse(text);
  if (body?.ok === true && body.outcome) return { kind: 'outcome', outcome: body.outcome };
  if (body?.ok === false && body.reason) {
    const { reason, msg = '', fields = {} } = body;
    // The shop's front answers this while the app behind it restarts.
    if (reason === 'no-answer') return { kind: 'no-answer', isBusy: true };
    return { kind: 'api-error', reason, msg, fields };
  }
  const retryInMs = (Number(retryAfter) || 0) * 1000;
  return { kind: 'no-answer', foreign: { status, retryInMs } };
}

type Body =
  | { ok: true; outcome?: PurchaseOutcome }
  | {
      ok: false;
      reason?: ApiErrorCode | 'no-answer';
      msg?: string;
      fields?: Record<string, string>;
    };

function parse(text: string): Body | null {
  try {
    return JSON.parse(text) as Body | null;
  } catch {
    return null;
  }
}

const TIMEOUT_MS = 15_000;

/** @param foreign is reported to the shop: its owner has no other way to learn of it */
export async function fetchOutcome(key: string, foreign?: ForeignAnswer): Promise<Answer> {
  const told = foreign ? `?answered=${foreign.status}` : '';
  try {
    const answer = await fetch(`/api/payments/${encodeURIComponent(key)}${told}`, {
      cache: 'no-store',
      signal: timeoutSignal(TIMEOUT_MS),
    });
    const { status } = answer;
    const body = parse(await answer.text());
    if (answer.ok && body?.ok === true && body.outcome) {
      return { kind: 'outcome', outcome: body.outcome };
    }
    // A gateway may answer with its own 404.
    if (body?.ok !== false || !body.reason) {
      return { kind: 'no-answer', foreign: { status, retryInMs: 0 } };
    }
    return { kind: body.reason === 'not-found' ? 'unknown-key' : 'no-answer' };
  } catch {
    return { kind: 'no-answer' };
  }
}
