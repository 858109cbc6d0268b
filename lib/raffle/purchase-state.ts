import type { FinalAnswer } from './answer';
import type { Pause, Waiting } from './outbox';
import type { PurchaseRequest } from './purchase';
import type { Selection } from './selection';

/** What the buyer typed and chose. */
export type PurchaseForm = {
  /** Idempotency key of the purchase. */
  key: string;
  tickets: Selection;
  values: Record<string, string>;
  /** The buyer says they have paid. */
  isPastPaying: boolean;
  /** When the visitor last typed or chose, in milliseconds since 1970. 0 before that. */
  savedAt: number;
};

/** One raffle's purchase on this phone, from the first letter to the final answer. It outlives the page. */
export type Purchase = PurchaseForm & {
  /** The request last sent with the key. The server refuses another purchase under the same key. */
  boundTo: PurchaseRequest | null;
} & Stage;

type Stage =
  /** Nothing is on its way. */
  | { stage: 'form' }
  /** Tapped, and sent by any page or by the worker until an answer comes. */
  | { stage: 'queued'; sent: PurchaseRequest; waiting: Waiting }
  /** Tapped, and perhaps with the shop. Nothing is sent without another tap. */
  | { stage: 'sent'; sent: PurchaseRequest }
  /** A page or the worker heard the end, and the buyer has not seen it yet. */
  | {
      stage: 'answered';
      sent: PurchaseRequest;
      answer: FinalAnswer;
      /** A page has noted what it changes on this phone. */
      isNoted?: boolean;
    };

/** Identifies a tap: another one may have the same key. */
type Tap = { key: string } & Pick<Waiting, 'tappedAt'>;

/** A page or the worker reports these of a queued purchase. Times are milliseconds since 1970. */
export type SendingEvent =
  /** Its first byte is about to leave the phone. */
  | { type: 'left'; tap: Tap }
  /** A limit of the shop, or something else in its place, answered. */
  | { type: 'paused'; tap: Tap; pause: Pause }
  | { type: 'answered'; tap: Tap; answer: FinalAnswer };

export type PurchaseEvent =
  | SendingEvent
  | { type: 'edited'; form: PurchaseForm }
  /** `before`: the key until now. A purchase of another person or of other numbers gets a new one. */
  | {
      type: 'tapped';
      before: string;
      form: PurchaseForm;
      request: PurchaseRequest;
      waiting: Waiting;
    }
  /** It is no longer sent without a tap, and the shop is asked how it stands. */
  | { type: 'unqueued'; key: string }
  /** A page has noted what its answer changes on this phone. */
  | { type: 'noted'; key: string }
  /** The buyer keeps it from being sent. */
  | { type: 'taken-back'; key: string; at: number }
  /** Nothing was registered, so it may be corrected and sent again. */
  | { type: 'reopened'; key: string; at: number }
  /** The server knows the key as that of another purchase. */
  | { type: 'renewed'; key: string; newKey: string };

/** Returns `purchase` itself when the event is about a key or a tap that is no longer current. */
export function reduce(purchase: Purchase | null, event: PurchaseEvent): Purchase | null {
  switch (event.type) {
    case 'edited':
      return edit(purchase, event.form);
    case 'tapped': {
      const isReplaced = !purchase || purchase.stage === 'form' || purchase.key === event.before;
      if (!isReplaced) return purchase;
      const { form, request, waiting } = event;
      return { ...form, boundTo: request, stage: 'queued', sent: request, waiting };
    }
    case 'left':
    case 'paused':
    case 'answered':
      return reduceSending(purchase, event);
    default:
      return purchase?.key === event.key ? reduceOwn(purchase, event) : purchase;
  }
}

/** The part of `reduce` that the worker needs. */
export function reduceSending(purchase: Purchase | null, event: SendingEvent): Purchase | null {
  const { tap } = event;
  if (purchase?.stage !== 'queued' || purchase.key !== tap.key) return purchase;
  const { waiting, ...rest } = purchase;
  if (waiting.tappedAt !== tap.tappedAt) return purchase;
  if (event.type === 'answered') return { ...rest, stage: 'answered', answer: event.answer };
  const change = event.type === 'left' ? { hasLeft: true } : { pause: event.pause };
  return { ...purchase, waiting: { ...waiting, ...change } };
}

function reduceOwn(purchase: Purchase, event: Extract<PurchaseEvent, { key: string }>): Purchase {
  const form = formOf(purchase);
  switch (event.type) {
    case 'unqueued':
      if (purchase.stage === 'form' || purchase.stage === 'sent') return purchase;
      return { ...form, stage: 'sent', sent: purchase.sent };
    case 'noted':
      return purchase.stage === 'answered' ? { ...purchase, isNoted: true } : purchase;
    case 'taken-back':
      if (purchase.stage !== 'queued' || purchase.waiting.hasLeft) return purchase;
      return { ...form, stage: 'form', boundTo: null, savedAt: event.at };
    case 'reopened':
      return { ...form, stage: 'form', savedAt: event.at };
    case 'renewed':
      return { ...form, stage: 'form', boundTo: null, key: event.newKey };
  }
}

/** A purchase under way under another key may be paid, so a form of another tab does not replace it. */
function edit(purchase: Purchase | null, form: PurchaseForm): Purchase {
  if (purchase?.key === form.key) return { ...purchase, ...form };
  if (purchase && purchase.stage !== 'form') return purchase;
  return { ...form, boundTo: null, stage: 'form' };
}

/** Without what belongs to one stage only. */
export function formOf(purchase: PurchaseForm & Pick<Purchase, 'boundTo'>) {
  const { key, tickets, values, isPastPaying, boundTo, savedAt } = purchase;
  return { key, tickets, values, isPastPaying, boundTo, savedAt };
}

export const sentOf = (purchase: Purchase): PurchaseRequest | null =>
  purchase.stage === 'form' ? null : purchase.sent;

export const waitingOf = (purchase: Purchase): Waiting | null =>
  purchase.stage === 'queued' ? purchase.waiting : null;

export const tapOf = ({ key, waiting }: { key: string; waiting: Waiting }): Tap => ({
  key,
  tappedAt: waiting.tappedAt,
});

/** False before the visitor typed or chose anything in the payment. */
export const isWorthKeeping = ({ stage, savedAt }: Pick<Purchase, 'stage' | 'savedAt'>): boolean =>
  stage !== 'form' || savedAt > 0;

/** Two hours. */
const FORM_LIFE_MS = 7_200_000;

/** Until when it is stored. A sent purchase stays until its outcome is known, however long that takes. */
export function endOf({ stage, savedAt }: Pick<Purchase, 'stage' | 'savedAt'>): number {
  return stage === 'form' ? savedAt + FORM_LIFE_MS : Infinity;
}
