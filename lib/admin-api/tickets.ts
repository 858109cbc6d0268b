import 'server-only';
import { FIRST_NUMBERS, MAX_TICKETS_PER_PURCHASE } from '@/lib/raffle/limits';
import type {
  FirstTickets,
  Ticket,
  TicketCounts,
  TicketPage,
  TicketStatus,
  Winner,
} from '@/lib/raffle/types';
import { adminFailure, type AdminResult } from './failure';
import { imagePaths } from './image-path';
import { readAdmin } from './transport';
import { amount, list, record, text, type Wire } from './wire';

export type TicketQuery = {
  offset: number;
  limit: number;
  /** Part of a number, as typed. */
  search: string;
  status: 'available' | 'all';
};

export async function listTickets(
  raffleId: string,
  query: TicketQuery,
): Promise<AdminResult<TicketPage>> {
  return queryTickets({
    rifa: raffleId,
    ...(query.status === 'available' ? { estado: 'Disponible', disponible: true } : {}),
    sort: { numero: 1 },
    desde: query.offset,
    hasta: query.limit,
    ...(query.search ? { $or: [numberLike(escapeRegex(query.search))] } : {}),
  });
}

/** These numbers in whatever state they are; unknown ones are left out. At most 50. */
export async function getTicketsByNumber(
  raffleId: string,
  numbers: string[],
): Promise<AdminResult<TicketPage>> {
  return queryTickets(theseNumbers(raffleId, numbers));
}

export function theseNumbers(raffleId: string, numbers: string[]): Wire {
  return {
    rifa: raffleId,
    desde: 0,
    hasta: MAX_TICKETS_PER_PURCHASE,
    $or: numbers
      .slice(0, MAX_TICKETS_PER_PURCHASE)
      .map((number) => numberLike(`^${escapeRegex(number)}$`)),
  };
}

/** The first free numbers and the counts of all, by one question. */
export async function getFirstTickets(raffleId: string): Promise<AdminResult<FirstTickets>> {
  const query = { offset: 0, limit: FIRST_NUMBERS, search: '', status: 'available' } as const;
  const page = await listTickets(raffleId, query);
  if (!page.ok) return page;
  const { tickets, counts } = page.value;
  return { ok: true, value: { numbers: tickets.map(({ number }) => number), counts } };
}

export async function getTicketCounts(raffleId: string): Promise<AdminResult<TicketCounts | null>> {
  const page = await queryTickets({ rifa: raffleId, desde: 0, hasta: 1 });
  return page.ok ? { ok: true, value: page.value.counts } : page;
}

/** Null when no number has won yet. */
export async function getWinner(raffleId: string): Promise<AdminResult<Winner | null>> {
  const answer = await readAdmin({
    method: 'POST',
    path: '/tickets/query',
    json: { rifa: raffleId, ganador: true, desde: 0, hasta: 1 },
  });
  if (!answer.ok) return answer;
  if (!Array.isArray(answer.value.tickets)) return adminFailure('garbled', { status: 200 });
  const [ticket] = list(answer.value.tickets);
  return { ok: true, value: ticket ? reshapeWinner(ticket) : null };
}

async function queryTickets(json: Wire): Promise<AdminResult<TicketPage>> {
  const answer = await readAdmin({ method: 'POST', path: '/tickets/query', json });
  if (!answer.ok) return answer;
  if (!Array.isArray(answer.value.tickets)) return adminFailure('garbled', { status: 200 });
  return {
    ok: true,
    value: {
      tickets: distinct(
        list(answer.value.tickets).flatMap((ticket) => reshapeTicket(ticket) ?? []),
      ),
      counts: reshapeCounts(answer.value),
    },
  };
}

/** A ticket sent twice would be chosen twice by the random pick, and the purchase refused for it. */
function distinct(tickets: Ticket[]): Ticket[] {
  return [...new Map(tickets.map((ticket) => [ticket.id, ticket])).values()];
}

function reshapeTicket(ticket: Wire): Ticket | null {
  const id = text(ticket.tid) || text(ticket._id);
  const number = text(ticket.numero);
  return id && number ? { id, number, status: reshapeStatus(ticket) } : null;
}

export function reshapeStatus({ estado, disponible }: Wire): TicketStatus {
  if (estado === 'Pagado') return 'paid';
  return estado === 'Disponible' && disponible !== false ? 'available' : 'reserved';
}

function reshapeCounts(answer: Wire): TicketCounts | null {
  const total = amount(answer.total);
  const available = amount(answer.disponibles);
  const reserved = amount(answer.apartados);
  const paid = amount(answer.pagados);
  if (total === null || available === null || reserved === null || paid === null) return null;
  return { total, available, reserved, paid };
}

function reshapeWinner(ticket: Wire): Winner | null {
  const number = text(ticket.numero);
  if (!number) return null;
  const status = reshapeStatus(ticket);
  if (status === 'available') return { number, owner: null };
  return {
    number,
    owner: {
      name: text(ticket.nombre),
      route: text(record(ticket.ruta).name),
      address: text(ticket.direccion),
      status,
      images: imagePaths(ticket.img, 'rifa'),
    },
  };
}

function numberLike(pattern: string) {
  return { numero: { $regex: pattern, $options: 'i' } };
}

function escapeRegex(typed: string): string {
  return typed.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
