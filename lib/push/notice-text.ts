import 'server-only';
import { companyProfile } from '@/lib/content/company';
import { shopContent } from '@/lib/content/content';
import { fillPlaceholders } from '@/lib/content/placeholders';
import { formatDrawDate } from '@/lib/raffle/dates';
import { TO_GET_THE_PRIZE } from '@/lib/raffle/draw-sentence';
import type { Winner } from '@/lib/raffle/types';
import type { Notice } from './notices';

type About = { name: string; drawDate: string | null; winner: Winner | null };

/** A message of a push service may have 4,096 bytes, and the ticket's address needs its part. */
const LONGEST = { title: 100, body: 600 };

/** Null where the owner switched this notice off. */
export function noticeText(
  { kind, numbers }: Notice,
  { name, drawDate, winner }: About,
): { title: string; body: string } | null {
  const { messages, answers } = shopContent();
  const values = {
    raffle: name,
    numbers: numbers.join(', '),
    number: numbers[0] ?? null,
    date: drawDate && formatDrawDate(drawDate),
    // A number that is only reserved has not won yet.
    winner: winner?.owner?.status === 'paid' ? winner.owner.name : null,
    prize: answers.prize ?? TO_GET_THE_PRIZE,
    shop: companyProfile().name,
  };
  const lines = messages[`push-${kind}`].flatMap((line) => fillPlaceholders(line, values) ?? []);
  const [title, ...body] = lines;
  if (!title) return null;
  return { title: cut(title, LONGEST.title), body: cut(body.join('\n'), LONGEST.body) };
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text;
}
