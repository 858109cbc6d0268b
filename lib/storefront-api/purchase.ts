import type { DoorReason, PurchaseOutcome, PurchaseRequest } from '@/lib/raffle/purchase';
import { xsrfHeader } from './xsrf';

export type SendResult =
  | { ok: true; outcome: PurchaseOutcome }
  /** It never became an attempt: nothing was registered. */
  | { ok: false; reason: DoorReason; msg: string; fields: Record<string, string> }
  /** Nobody knows whether it arrived: ask with `askOutcome` before saying anything. */
  | { ok: false; reason: 'no-answer' }
  | { ok: false; reason: 'cancelled' };

type Purchase = {
  raffleId: string;
  /** Idempotency key: the same for every try of one purchase. */
  key: string;
  request: PurchaseRequest;
  receipt: Blob;
};

type Watch = {
  signal: AbortSignal;
  /** From 0 to 1; 1 when all has left the phone. */
  onProgress: (share: number) => void;
};

/** A line that carries nothing for so long is dead; each piece sent or received starts it anew. */
const SILENCE_MS = 60_000;

/** Sends a purchase once. XMLHttpRequest, because fetch does not tell how much has been sent. */
export function sendPurchase(purchase: Purchase, watch: Watch): Promise<SendResult> {
  return new Promise((resolve) => {
    const call = new XMLHttpRequest();
    let silence = setTimeout(() => call.abort(), SILENCE_MS);
    const alive = () => {
      clearTimeout(silence);
      silence = setTimeout(() => call.abort(), SILENCE_MS);
    };
    const cancel = () => call.abort();
    const finish = (result: SendResult) => {
      clearTimeout(silence);
      watch.signal.removeEventListener('abort', cancel);
      resolve(result);
    };
    watch.signal.addEventListener('abort', cancel);

    call.upload.addEventListener('progress', ({ loaded, total }) => {
      alive();
      watch.onProgress(total > 0 ? loaded / total : 0);
    });
    call.upload.addEventListener('load', () => watch.onProgress(1));
    call.addEventListener('load', () => finish(readAnswer(call.responseText)));
    call.addEventListener('error', () => finish({ ok: false, reason: 'no-answer' }));
    call.addEventListener('abort', () =>
      finish({ ok: false, reason: watch.signal.aborted ? 'cancelled' : 'no-answer' }),
    );

    call.open('POST', `/api/raffles/${encodeURIComponent(purchase.raffleId)}/payments`);
    call.setRequestHeader('Idempotency-Key', purchase.key);
    for (const [name, value] of Object.entries(xsrfHeader())) call.setRequestHeader(name, value);
    call.send(formOf(purchase));
  });
}

function formOf({ request, receipt }: Purchase): FormData {
  const form = new FormData();
  form.append('data', JSON.stringify(request));
  form.append('receipt', receipt, 'comprobante');
  return form;
}

/** What is not one of our own answers (a gateway's page, a cut body) says nothing about the purchase. */
function readAnswer(text: string): SendResult {
  const answer = parse(text);
  if (answer?.ok === true && answer.outcome) return { ok: true, outcome: answer.outcome };
  if (answer?.ok === false && answer.reason) {
    const { reason, msg = '', fields = {} } = answer;
    return { ok: false, reason, msg, fields };
  }
  return { ok: false, reason: 'no-answer' };
}

type Answer =
  | { ok: true; outcome?: PurchaseOutcome }
  | { ok: false; reason?: DoorReason; msg?: string; fields?: Record<string, string> };

function parse(text: string): Answer | null {
  try {
    return JSON.parse(text) as Answer | null;
  } catch {
    return null;
  }
}
