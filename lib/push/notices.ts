import { drawStage, type DrawStage, type NumberWithState } from '@/lib/raffle/digital-ticket';
import { drawDayOf } from '@/lib/raffle/draw-day';

/** A template in `content/messages` is named after each. */
export type NoticeKind =
  'confirmed' | 'part' | 'released' | 'tomorrow' | 'hour' | 'won' | 'review' | 'lost';

export type Notice = {
  /** Letters, digits, `_`, `-` and `.`; a notice is told once. */
  id: string;
  kind: NoticeKind;
  numbers: string[];
  /** Seconds after which it would no longer be so. */
  ttl: number;
};

/** The truth about one digital ticket; a number that nobody asked for is `unknown`. */
export type Standing = {
  numbers: NumberWithState[];
  drawDate: string | null;
  winner: string | null;
};

type Told = ReadonlySet<string>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEKS = (4 * 7 * DAY_MS) / 1000;
/** Caracas has no daylight saving time. */
const CARACAS_MS = -4 * HOUR_MS;
const QUIET = { from: 21, until: 8 };

/** In the order in which a buyer should read them. */
export function noticesDue(standing: Standing, told: Told, now: number): Notice[] {
  const { winner, numbers, drawDate } = standing;
  if (winner !== null) return noticeOfResult(numbers, winner, told);
  if (isQuiet(now)) return [];
  return [...noticesOfNumbers(numbers, told), ...noticesOfDraw(numbers, drawDate, told, now)];
}

/** Whether the draw is news to a phone, which then has to know its numbers. */
export function isDrawNews(drawDate: string | null, told: Told, now: number): boolean {
  return !isQuiet(now) && newsOfDraw(drawDate, told, now).length > 0;
}

/** A phone that subscribes is not told as news what its ticket shows already. */
export function noticesOfNumbers(numbers: NumberWithState[], told: Told): Notice[] {
  const toldReleased = releasedIn(told);
  const released = numbers.flatMap(({ state }, place) =>
    state === 'released' && !toldReleased.has(place) ? [place] : [],
  );
  const news = released.map((place) => numbers[place]?.number ?? '');
  return [
    ...noticeOfPayment(numbers, told),
    ...(released.length > 0
      ? [
          {
            id: `released.${released.join('-')}`,
            kind: 'released' as const,
            numbers: news,
            ttl: WEEKS,
          },
        ]
      : []),
  ];
}

function noticeOfPayment(numbers: NumberWithState[], told: Told): Notice[] {
  const paid = numbers.filter(({ state }) => state === 'paid');
  if (!areKnown(numbers) || paid.length === 0 || told.has('confirmed')) return [];
  const kind = numbers.some(({ state }) => state === 'reserved') ? 'part' : 'confirmed';
  if (told.has(kind)) return [];
  return [{ id: kind, kind, numbers: paid.map(({ number }) => number), ttl: WEEKS }];
}

function noticesOfDraw(
  numbers: NumberWithState[],
  drawDate: string | null,
  told: Told,
  now: number,
): Notice[] {
  const own = numbers.filter(({ state }) => state !== 'released').map(({ number }) => number);
  if (own.length === 0 || !areKnown(numbers)) return [];
  return newsOfDraw(drawDate, told, now).map((notice) => ({ ...notice, numbers: own }));
}

function newsOfDraw(drawDate: string | null, told: Told, now: number): Omit<Notice, 'numbers'>[] {
  if (drawDate === null) return [];
  const at = Date.parse(drawDate);
  const left = Math.ceil((at - now) / 1000);
  const untilMidnight = Math.ceil((startOfDay(now) + DAY_MS - now) / 1000);
  const isTomorrow = startOfDay(at) === startOfDay(now) + DAY_MS;
  const isNear = drawDayOf(drawDate) === null && left > 0 && left * 1000 <= HOUR_MS;
  const due: Omit<Notice, 'numbers'>[] = [
    ...(isTomorrow
      ? [{ id: `tomorrow.${dayOf(at)}`, kind: 'tomorrow' as const, ttl: untilMidnight }]
      : []),
    ...(isNear ? [{ id: `hour.${at / 1000}`, kind: 'hour' as const, ttl: left }] : []),
  ];
  return due.filter(({ id }) => !told.has(id));
}

const RESULTS: Partial<Record<DrawStage, NoticeKind>> = {
  won: 'won',
  underReview: 'review',
  lost: 'lost',
};

function noticeOfResult(numbers: NumberWithState[], winner: string, told: Told): Notice[] {
  const kind = RESULTS[drawStage({ raffle: null, numbers, winner, isDrawPast: true })];
  const idOf = (result: NoticeKind) => markOfResult(result, winner);
  // A prize that was told is not taken back by a message.
  if (!kind || told.has(idOf(kind)) || told.has(idOf('won'))) return [];
  return [{ id: idOf(kind), kind, numbers: [winner], ttl: WEEKS }];
}

export function markOfResult(mark: string, winner: string): string {
  return `${mark}.${winner.replace(/[^\w-]/g, '_')}`;
}

function areKnown(numbers: NumberWithState[]): boolean {
  return numbers.every(({ state }) => state !== 'unknown');
}

/** By their places in the ticket, because an id is short. */
function releasedIn(told: Told): Set<number> {
  return new Set(
    [...told].flatMap((id) =>
      id.startsWith('released.') ? id.slice('released.'.length).split('-').map(Number) : [],
    ),
  );
}

function isQuiet(now: number): boolean {
  const hour = new Date(now + CARACAS_MS).getUTCHours();
  return hour >= QUIET.from || hour < QUIET.until;
}

function startOfDay(at: number): number {
  return Math.floor((at + CARACAS_MS) / DAY_MS) * DAY_MS - CARACAS_MS;
}

function dayOf(at: number): string {
  return new Date(at + CARACAS_MS).toISOString().slice(0, 10);
}
