import type { FinalAnswer } from './answer';
import type { Pause, Waiting } from './outbox';
import type { ApiErrorCode, PurchaseOutcome, PurchaseRequest, SeenPrice } from './purchase';
import { readSelection } from './selection';

/*
 * Values stored on a phone may be truncated or come from another build. Readers take the valid parts and drop the rest:
 * one bad field must not lose a purchase that may be paid.
 */

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isAmount = (value: unknown): value is number => Number.isFinite(value);

/** Null if none of its tickets can be read. */
export function readRequest(value: unknown): PurchaseRequest | null {
  if (!isObject(value)) return null;
  const tickets = readSelection(value.tickets);
  if (tickets.length === 0) return null;
  const amount = isAmount(value.amount) ? value.amount : 0;
  const texts = readTexts(value) as Pick<PurchaseRequest, TextField>;
  const tappedAt = isAmount(value.tappedAt) ? value.tappedAt : undefined;
  return { ...texts, amount, tickets: [...tickets], seen: readSeen(value.seen), tappedAt };
}

type TextField = Exclude<keyof PurchaseRequest, 'amount' | 'tickets' | 'seen' | 'tappedAt'>;

/** Reads every text field, whatever its name. */
export function readTexts(value: unknown): Record<string, string> {
  const entries = isObject(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  );
}

/** With the fallback values the shop finds that the price differs, and asks the buyer. */
function readSeen(value: unknown): SeenPrice {
  const { price, rate, packs } = isObject(value) ? value : {};
  const isPack = (pack: unknown): pack is SeenPrice['packs'][number] =>
    isObject(pack) && isAmount(pack.quantity) && isAmount(pack.price);
  return {
    price: isAmount(price) ? price : 0,
    rate: isAmount(rate) ? rate : 1,
    packs: Array.isArray(packs) ? packs.filter(isPack) : [],
  };
}

export function readWaitingMark(value: unknown): Waiting | null {
  if (!isObject(value)) return null;
  const { until, tappedAt } = value;
  if (!isAmount(until) || !isAmount(tappedAt)) return null;
  const pause = readPause(value.pause);
  return {
    until,
    tappedAt,
    hasLeft: value.hasLeft !== false,
    ...(pause && { pause }),
  };
}

function readPause(value: unknown): Pause | null {
  if (!isObject(value)) return null;
  const { times, until } = value;
  return isAmount(times) && isAmount(until) ? { times, until } : null;
}

/** Null when it cannot be read: the shop is asked again. */
export function readAnswer(value: unknown): FinalAnswer | null {
  if (!isObject(value)) return null;
  const { kind, isForeign, reason, msg, fields } = value;
  const outcome = readOutcome(value.outcome);
  switch (kind) {
    case 'given-up':
      return { kind, ...(isForeign === true && { isForeign }) };
    case 'outcome':
      return outcome && { kind, outcome };
    case 'api-error': {
      if (typeof reason !== 'string') return null;
      const said = { msg: typeof msg === 'string' ? msg : '', fields: readTexts(fields) };
      return { kind, reason: reason as ApiErrorCode, ...said };
    }
    default:
      return null;
  }
}

const LISTS = new Map<unknown, string[]>([
  ['registered', ['numbers']],
  ['partly-registered', ['numbers', 'taken']],
  ['refused', ['taken']],
  ['not-registered', []],
  ['verifying', []],
]);

/** The complete outcome or null; the caller then asks the shop. */
export function readOutcome(value: unknown): PurchaseOutcome | null {
  if (!isObject(value) || typeof value.trace !== 'string') return null;
  const { state, ticketPath, reason, msg, now, taken } = value;
  const lists = LISTS.get(state);
  if (!lists?.every((name) => isTextList(value[name]))) return null;
  if (lists.includes('numbers') && typeof ticketPath !== 'string') return null;
  if (state === 'refused' && (typeof reason !== 'string' || typeof msg !== 'string')) return null;
  if (state === 'not-registered' && taken !== undefined && !isTextList(taken)) return null;
  return {
    ...value,
    ...(state === 'refused' && { now: now ? readSeen(now) : null }),
  } as unknown as PurchaseOutcome;
}
