/**
 * A history of purchases: what was sent, what the admin API did (`kept`, `freed`), and what each buyer and the seller were
 * told.
 * Times are in ms of one clock, and events are in order of time.
 * @typedef {{ at: number, what: 'kept' | 'freed', buyer: string, numbers: string[] }} Change
 * @typedef {{ state: string, numbers?: string[], taken?: string[] }} Outcome
 * @typedef {{ at: number, what: 'told', requestedAt: number, dataAgeMs: number, buyer: string, key: string, wanted: string[], outcome: Outcome }} Telling `dataAgeMs`: how much older its data may be
 * @typedef {{ at: number, what: 'seller-told', numbers: string[] }} Message
 * @typedef {{ at: number, what: 'sent', buyer: string, endsBy: number }} Sending `endsBy`: until then the admin API may be at work on it
 * @typedef {Change | Telling | Message | Sending} HistoryEvent
 * @typedef {{ buyer: string, number: string, from: number, to: number }} Span while a number is held
 * @typedef {{ spans: Span[], earlier: HistoryEvent[] }} Known
 */

const HAS_NONE = ['refused', 'not-registered'];

/**
 * Describes the first event that is not true; null when all are true.
 * @param {HistoryEvent[]} history
 */
export function firstLie(history) {
  const spans = spansOf(history);
  /** @type {HistoryEvent[]} */
  const earlier = [];
  for (const event of history) {
    const lie = lieOf(event, { spans, earlier });
    if (lie) return `${lie}: ${JSON.stringify(event)}`;
    earlier.push(event);
  }
  return null;
}

/**
 * After the end: names a buyer who was not told of a number or still waits for an answer; null when there is none.
 * @param {HistoryEvent[]} history
 */
export function firstUnanswered(history) {
  const tellings = history.filter((event) => event.what === 'told');
  const last = new Map(tellings.toSorted(byQuestion).map((telling) => [telling.key, telling]));
  for (const telling of last.values()) {
    if (isLooking(telling)) return `never told how it ended: ${telling.key}`;
  }
  for (const { buyer, number, to } of spansOf(history)) {
    const lastOf = [...last.values()].filter((telling) => telling.buyer === buyer);
    const isTold = lastOf.some(({ outcome }) => outcome.numbers?.includes(number));
    if (to === Infinity && lastOf.length > 0 && !isTold)
      return `never told that ${number} is theirs: ${buyer}`;
  }
  return null;
}

/**
 * Among answers to questions asked at the same time, one that is still looking does not come last.
 * @param {Telling} a
 * @param {Telling} b
 */
function byQuestion(a, b) {
  return a.requestedAt - b.requestedAt || Number(isLooking(b)) - Number(isLooking(a));
}

/** @param {Telling} telling */
function isLooking({ outcome }) {
  return outcome.state === 'verifying';
}

/** @param {HistoryEvent[]} history */
function spansOf(history) {
  /** @type {Span[]} */
  const spans = [];
  for (const event of history) {
    if (event.what !== 'kept' && event.what !== 'freed') continue;
    for (const number of event.numbers) {
      const open = spans.find((span) => span.number === number && span.to === Infinity);
      if (event.what === 'freed' && open) open.to = event.at;
      if (event.what === 'kept') {
        spans.push({ buyer: event.buyer, number, from: event.at, to: Infinity });
      }
    }
  }
  return spans;
}

/**
 * @param {HistoryEvent} event
 * @param {Known} known
 */
function lieOf(event, known) {
  switch (event.what) {
    case 'sent':
      return isAtWork(event, known) ? 'sent again while a sending may be at work' : null;
    case 'seller-told':
      return lieToSeller(event, known);
    case 'told':
      return lieToBuyer(event, known);
    default:
      return null;
  }
}

/**
 * Whether the admin API may be at work on a sending of this buyer that began before this event's data.
 * @param {{ at: number, buyer: string, dataAgeMs?: number }} event
 * @param {Known} known
 */
function isAtWork({ at, buyer, dataAgeMs = 0 }, { earlier }) {
  return earlier.some(
    (event) =>
      event.what === 'sent' &&
      event.buyer === buyer &&
      event.at <= at - dataAgeMs &&
      at < event.endsBy,
  );
}

/**
 * @param {Message} message
 * @param {Known} known
 */
function lieToSeller({ numbers }, { earlier }) {
  const before = earlier.filter((event) => event.what === 'seller-told');
  const isTwice = before.some((event) => event.numbers.some((number) => numbers.includes(number)));
  return isTwice ? 'the seller was told twice' : null;
}

/**
 * @param {Telling} telling
 * @param {Known} known
 */
function lieToBuyer(telling, known) {
  const { spans, earlier } = known;
  const { at, dataAgeMs, buyer, key, wanted, outcome } = telling;
  const { state, numbers = [], taken = [] } = outcome;
  /** @param {string} number */
  const spansOfOwn = (number) =>
    spans.filter((span) => span.buyer === buyer && span.number === number);
  /** @param {string} number */
  const wasOwn = (number) =>
    spansOfOwn(number).some(({ from, to }) => from < at - dataAgeMs && at < to);
  /** @param {string} number */
  const isOwn = (number) => spansOfOwn(number).some(({ from, to }) => from <= at && at < to);
  /** @param {string} number */
  const staysOwn = (number) => spansOfOwn(number).some(({ to }) => to === Infinity);

  if (taken.some(wasOwn)) return 'told that their own number is somebody else’s';
  if (!numbers.every(isOwn)) return 'told that it is registered, and it was not';
  if (!numbers.every(staysOwn)) return 'told that it is registered, and it was undone later';
  // The admin API may still free these numbers, so the page is not told of them yet and looks on.
  const mayBeUndone = state === 'not-registered' && taken.length > 0;
  // A refusal stays one when the same buyer gets the numbers by another purchase.
  /** @param {string} number */
  const isOfOtherKey = (number) =>
    earlier.some(
      (event) =>
        event.what === 'told' &&
        event.buyer === buyer &&
        event.key !== key &&
        event.outcome.numbers?.includes(number),
    );
  const wasUntold = wanted.some((number) => wasOwn(number) && !isOfOtherKey(number));
  if (HAS_NONE.includes(state) && !mayBeUndone && wasUntold) {
    return 'told that it is not registered, and it was';
  }
  if (state === 'not-registered' && isAtWork(telling, known)) {
    return 'told that it is not registered, while a sending may be at work';
  }
  const before = earlier.flatMap((event) =>
    event.what === 'told' && event.key === key ? (event.outcome.numbers ?? []) : [],
  );
  const isTakenBack = state !== 'verifying' && !before.every((number) => numbers.includes(number));
  return isTakenBack ? 'told that it is registered, and something else later' : null;
}
