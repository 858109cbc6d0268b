export type Luck =
  | { kind: 'ending' | 'contains'; digits: string }
  | { kind: 'birthday'; day: number; month: number };

export const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The maximum for a month from 1 to 12. */
export function daysOf(month: number): number {
  return DAYS[month - 1] ?? 31;
}

/** Which number, and which several. */
export function luckPhrase(luck: Luck): { one: string; many: string } {
  switch (luck.kind) {
    case 'ending':
      return { one: `que termina en ${luck.digits}`, many: `que terminan en ${luck.digits}` };
    case 'contains':
      return { one: `que contiene ${luck.digits}`, many: `que contienen ${luck.digits}` };
    case 'birthday': {
      const day = `con el ${luck.day} de ${MONTHS[luck.month - 1]}`;
      return { one: day, many: day };
    }
  }
}

/** From 0 to `below`, exclusive. */
export type RandomInt = (below: number) => number;

/** A number with any of these matches. Numbers too short for both day and month need only one of them. */
export function luckyDigits(luck: Luck, width: number): string[] {
  if (luck.kind !== 'birthday') return [luck.digits];
  const day = twoDigits(luck.day);
  const month = twoDigits(luck.month);
  return [...new Set(width < 4 ? [day, month] : [day + month, month + day])];
}

export function isLucky(number: string, luck: Luck): boolean {
  const digits = plainDigits(number);
  return luckyDigits(luck, digits.length).some((wanted) => isMet(digits, luck, wanted));
}

/** The share of lucky numbers among all numbers of `width` digits, or slightly more. */
export function luckyShare(luck: Luck, width: number): number {
  const wanted = luckyDigits(luck, width);
  const shares = wanted.map(({ length }) => placesOf(luck, length, width) / 10 ** length);
  return shares.reduce((sum, share) => sum + share, 0);
}

/** Every lucky number of `width` digits is equally likely. */
export function randomLucky(luck: Luck, width: number, random: RandomInt): string {
  const choices = luckyDigits(luck, width);
  for (;;) {
    const wanted = choices[random(choices.length)] ?? '';
    const place = width - wanted.length - random(placesOf(luck, wanted.length, width));
    const any = String(random(10 ** width)).padStart(width, '0');
    const number = any.slice(0, place) + wanted + any.slice(place + wanted.length);
    // A number that contains the digits twice comes up twice as often.
    const meetings = luck.kind === 'contains' ? timesIn(number, wanted) : 1;
    if (random(meetings) === 0) return number;
  }
}

const NEIGHBOURS = 10;

/** The lucky digits and those closest to them, nearest first. */
export function nearbyDigits(luck: Luck, width: number): string[] {
  const wanted = luckyDigits(luck, width).map((digits) => digits.slice(-width));
  const steps = Array.from({ length: NEIGHBOURS }, (_, index) => [index + 1, -index - 1]).flat();
  const near = [0, ...steps].flatMap((step) => wanted.flatMap((digits) => stepped(digits, step)));
  return [...new Set(near)];
}

/** A number's place among `nearbyDigits`: 0 is closest. */
export function nearness(number: string, luck: Luck, near: readonly string[]): number {
  const place = near.findIndex((digits) => isMet(plainDigits(number), luck, digits));
  return place < 0 ? near.length : place;
}

export function plainDigits(number: string): string {
  return number.replace(/\D/g, '');
}

function isMet(digits: string, { kind }: Luck, wanted: string): boolean {
  return kind === 'contains' ? digits.includes(wanted) : digits.endsWith(wanted);
}

function placesOf({ kind }: Luck, length: number, width: number): number {
  return kind === 'contains' ? Math.max(0, width - length + 1) : Number(length <= width);
}

function timesIn(number: string, wanted: string): number {
  return [...number].filter((_, place) => number.startsWith(wanted, place)).length;
}

function stepped(digits: string, step: number): string[] {
  const next = Number(digits) + step;
  return next < 0 || next >= 10 ** digits.length ? [] : [String(next).padStart(digits.length, '0')];
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
