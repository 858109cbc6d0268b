import type { Ticket } from './types';

export type LuckyFilter =
  | { kind: 'ends-in'; digits: string }
  | { kind: 'contains'; digits: string }
  /** An ISO date (`1985-05-08`). */
  | { kind: 'birthday'; date: string };

export type TicketFilter = (tickets: readonly Ticket[]) => readonly Ticket[];

export function luckyTickets(tickets: readonly Ticket[], filter: LuckyFilter): readonly Ticket[] {
  if (filter.kind === 'birthday') {
    const wanted = birthdayEndings(filter.date);
    if (wanted.length === 0) return tickets;
    return tickets.filter(({ number }) => wanted.some((digits) => plain(number).endsWith(digits)));
  }
  const digits = plain(filter.digits);
  if (digits === '') return tickets;
  return tickets.filter(({ number }) =>
    filter.kind === 'ends-in' ? plain(number).endsWith(digits) : plain(number).includes(digits),
  );
}

function birthdayEndings(date: string): string[] {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  if (year === undefined || month === undefined || day === undefined) return [];
  return [...new Set([day + month, month + day, year])];
}

function plain(number: string): string {
  return number.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}
