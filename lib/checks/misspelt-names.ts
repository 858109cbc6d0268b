import 'server-only';

/** Prefixes that only the shop's settings have. */
const OURS = ['ADMIN_', 'DEMO_API_', 'PAYMENT_', 'TICKET_', 'TRUSTED_', 'WHATSAPP_'];

/** One wrong letter in four is a typo; with more it is another name. */
const LETTERS_A_SLIP = 4;

/** Names that are not known, each with the nearest that is. */
export function misspeltNames(known: string[], names: string[]): [string, string][] {
  return names
    .filter((name) => !known.includes(name) && isMeant(name, known))
    .map((name) => [name, nearest(name, known)]);
}

function isMeant(name: string, known: string[]): boolean {
  if (OURS.some((prefix) => name.startsWith(prefix))) return true;
  const slips = Math.floor(name.length / LETTERS_A_SLIP);
  return lettersBetween(name, nearest(name, known)) <= slips;
}

function nearest(name: string, known: string[]): string {
  const distances = known.map((candidate) => lettersBetween(name, candidate));
  return known[distances.indexOf(Math.min(...distances))] ?? '';
}

/** Levenshtein distance in any case, computed one row of the table at a time. */
function lettersBetween(one: string, other: string): number {
  const [from, to] = [one.toLowerCase(), other.toLowerCase()];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [done, letter] of [...from].entries()) {
    let left = done + 1;
    row = row.map((above, index) => {
      if (index === 0) return left;
      const diagonal = (row[index - 1] ?? 0) + (letter === to[index - 1] ? 0 : 1);
      left = Math.min(above + 1, left + 1, diagonal);
      return left;
    });
  }
  return row.at(-1) ?? 0;
}
