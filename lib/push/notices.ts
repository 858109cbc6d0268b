import 'server-only';
import { shopContent } from '@/lib/content/content';
import { fillPlaceholders } from '@/lib/content/placeholders';
import { drawStage, type NumberWithState } from '@/lib/raffle/digital-ticket';
import { TO_GET_THE_PRIZE } from '@/lib/raffle/draw-sentence';
import { clip } from '@/lib/raffle/plain-text';
import type { Winner } from '@/lib/raffle/types';

/** A message about a digital ticket. Each kind has a template of its name in `content/messages`. */
export type Notice = {
  about: 'payment' | 'result';
  kind: 'confirmed' | 'refused' | 'won' | 'result';
  /** The buyer's, or the drawn one. */
  numbers: string[];
};

/** The latest notice of each kind that a phone got. A result is its kind and the drawn number. */
export type SentNotices = { [About in Notice['about']]?: string };

export type Draw = { name: string; winner: Winner | null };

/** A message of a push service may have 4,096 bytes, and the ticket's address needs its part. */
const LONGEST = { title: 100, body: 600 };

const CORRECTED = 'Se corrigió el resultado';

/** Null while the payment or the result is open. */
export function noticeOf(numbers: NumberWithState[], winner: string | null): Notice | null {
  if (winner !== null) {
    const stage = drawStage({ raffle: null, numbers, winner, isDrawPast: true });
    if (stage === 'unconfirmed') return null;
    return { about: 'result', kind: stage === 'won' ? 'won' : 'result', numbers: [winner] };
  }
  if (numbers.some(({ state }) => state === 'unknown' || state === 'reserved')) return null;
  const paid = numbers.filter(({ state }) => state === 'paid');
  const [kind, own] =
    paid.length > 0 ? ['confirmed' as const, paid] : ['refused' as const, numbers];
  return { about: 'payment', kind, numbers: own.map(({ number }) => number) };
}

export function isDue(notice: Notice, told: SentNotices): boolean {
  const { about, numbers } = notice;
  if (told[about] === withNotice(told, notice)[about]) return false;
  if (about === 'payment') return told.payment !== 'confirmed';
  // Only another number takes back a prize that the phone was told of.
  return told.result !== `won ${numbers[0]}`;
}

export function withNotice(told: SentNotices, { about, kind, numbers }: Notice): SentNotices {
  return { ...told, [about]: about === 'payment' ? kind : `${kind} ${numbers[0]}` };
}

/** Null where the owner switched this notice off. */
export function noticeText(
  { about, kind, numbers }: Notice,
  told: SentNotices,
  { name, winner }: Draw,
): { title: string; body: string } | null {
  const { messages, answers } = shopContent();
  const values = {
    raffle: name,
    numbers: numbers.join(', '),
    number: numbers[0] ?? null,
    // A number that is only reserved has not won yet.
    winner: winner?.owner?.status === 'paid' ? winner.owner.name : null,
    prize: answers.prize ?? TO_GET_THE_PRIZE,
    shop: shopContent().profile.name,
  };
  const lines = messages[`push-${kind}`].flatMap((line) => fillPlaceholders(line, values) ?? []);
  if (!lines[0]) return null;
  const isCorrected = about === 'result' && told.result?.endsWith(` ${numbers[0]}`) === false;
  if (isCorrected) lines.splice(0, kind === 'won' ? 0 : 1, CORRECTED);
  const [title = '', ...body] = lines;
  return { title: clip(title, LONGEST.title), body: clip(body.join('\n'), LONGEST.body) };
}
