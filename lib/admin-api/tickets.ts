import 'server-only';
import { cleanWords } from '@/lib/raffle/clean-text';
import type { TicketListQuery } from '@/lib/raffle/ticket-query';
import { environment } from '@/lib/platform/env';
import { FIRST_NUMBERS, MAX_TICKETS_PER_PURCHASE } from '@/lib/raffle/limits';
import type {
  FirstTickets,
  Ticket,
  TicketCounts,
  TicketPage,
  TicketStatus,
  Winner,
} from '@/lib/raffle/types';
import { MOST, readEach } from './bounds';
import { adminFailure, type AdminResult } from './failure';
import { readAdmin } from './transport';
import { amount, imagePaths, list, plainName, record, text, word, type Wire } from './wire';

export type TicketRecord = Wire<
  | 'tid'
  | '_id'
  | 'numero'
  | 'estado'
  | 'disponible'
  | 'nombre'
  | 'cedula'
  | 'codigo'
  | 'telefono'
  | 'direccion'
  | 'ruta'
  | 'img'
  | 'pagos'
  | 'monto'
  | 'totalPagado'
>;

type TicketsWire = Wire<'tickets' | 'total' | 'disponibles' | 'apartados' | 'pagados'>;

/** The filter for free tickets. */
export const FREE = { estado: 'Disponible', disponible: true } as const;

export async function listTickets(
  raffleId: string,
  query: TicketListQuery,
  timeoutMs?: number,
): Promise<AdminResult<TicketPage>> {
  const json = {
    rifa: raffleId,
    ...(query.status === 'available' ? FREE : {}),
    sort: { numero: 1 },
    desde: query.offset,
    hasta: query.limit,
    ...(query.search ? { $or: [numberLike(escapeRegex(query.search))] } : {}),
  };
  return queryTickets(json, timeoutMs);
}

/** Tickets in any state, at most 50; unknown numbers are omitted. */
export async function getTicketsByNumber(
  raffleId: string,
  numbers: string[],
): Promise<AdminResult<TicketPage>> {
  return queryTickets(theseNumbers(raffleId, numbers));
}

export function theseNumbers(raffleId: string, numbers: string[]): object {
  return {
    rifa: raffleId,
    desde: 0,
    hasta: MAX_TICKETS_PER_PURCHASE,
    $or: numbers.slice(0, MAX_TICKETS_PER_PURCHASE).map(exactly),
  };
}

export function exactly(number: string) {
  return numberLike(`^${escapeRegex(number)}$`);
}

export async function getFirstTickets(
  raffleId: string,
  timeoutMs?: number,
): Promise<AdminResult<FirstTickets>> {
  const query = { offset: 0, limit: FIRST_NUMBERS, search: '', status: 'available' } as const;
  const page = await listTickets(raffleId, query, timeoutMs);
  if (!page.ok) return page;
  const { tickets, counts } = page.value;
  return { ok: true, value: { numbers: tickets.map(({ number }) => number), counts } };
}

export async function getTicketCounts(
  raffleId: string,
  timeoutMs?: number,
): Promise<AdminResult<TicketCounts | null>> {
  const page = await queryTickets({ rifa: raffleId, desde: 0, hasta: 1 }, timeoutMs);
  return page.ok ? { ok: true, value: page.value.counts } : page;
}

export async function getWinner(
  raffleId: string,
  timeoutMs?: number,
): Promise<AdminResult<Winner | null>> {
  const json = { rifa: raffleId, ganador: true, desde: 0, hasta: 1 };
  const answer = await askForTickets(json, timeoutMs);
  if (!answer.ok) return answer;
  const [ticket] = answer.value.tickets;
  return { ok: true, value: ticket ? reshapeWinner(ticket) : null };
}

export async function queryTickets(
  json: object,
  timeoutMs?: number,
): Promise<AdminResult<TicketPage>> {
  const answer = await askForTickets(json, timeoutMs);
  if (!answer.ok) return answer;
  const { tickets, counts } = answer.value;
  return {
    ok: true,
    value: { tickets: readEach(tickets, 'ticket', reshapeTicket), counts },
  };
}

export async function askForTickets(
  json: object,
  timeoutMs?: number,
): Promise<AdminResult<{ tickets: TicketRecord[]; counts: TicketCounts | null }>> {
  const answer = await readAdmin<TicketsWire>({
    method: 'POST',
    path: '/tickets/query',
    json,
    timeoutMs,
  });
  if (!answer.ok) return answer;
  const { tickets } = answer.value;
  if (!Array.isArray(tickets)) return adminFailure('garbled', { status: 200 });
  return {
    ok: true,
    value: {
      tickets: oncePerTicket(list(tickets, MOST.rows)),
      counts: reshapeCounts(answer.value),
    },
  };
}

/** A joining query may send a ticket once per payment. Counted twice, it would cost twice. */
export function oncePerTicket(tickets: TicketRecord[]): TicketRecord[] {
  return [...new Map(tickets.map((ticket) => [ticketId(ticket) || ticket, ticket])).values()];
}

function reshapeTicket(ticket: TicketRecord): Ticket | null {
  const id = ticketId(ticket);
  const number = text(ticket.numero);
  return id && number ? { id, number, status: reshapeStatus(ticket) } : null;
}

export function ticketId({ tid, _id }: TicketRecord): string {
  return text(tid) || text(_id);
}

/** A ticket with an unknown state is not sold. */
function reshapeStatus(ticket: TicketRecord): TicketStatus {
  return knownStatus(ticket) ?? 'reserved';
}

export function knownStatus({ estado, disponible }: TicketRecord): TicketStatus | null {
  switch (word(estado)) {
    case 'pagado':
      return 'paid';
    case 'apartado':
      return 'reserved';
    case 'disponible':
      return disponible === false ? 'reserved' : 'available';
    default:
      return null;
  }
}

function reshapeCounts(answer: TicketsWire): TicketCounts | null {
  const total = amount(answer.total);
  const available = amount(answer.disponibles);
  const reserved = amount(answer.apartados);
  const paid = amount(answer.pagados);
  if (total === null || available === null || reserved === null || paid === null) return null;
  return { total, available, reserved, paid };
}

function reshapeWinner(ticket: TicketRecord): Winner | null {
  const number = text(ticket.numero);
  if (!number) return null;
  const status = reshapeStatus(ticket);
  if (status === 'available') return { number, owner: null };
  const { winnerShown } = environment();
  const name = cleanWords(plainName(ticket.nombre));
  return {
    number,
    owner: {
      name: winnerShown === 'short' ? shortName(name) : name,
      route: plainName(record<'name'>(ticket.ruta).name),
      address: winnerShown === 'full' ? plainName(ticket.direccion) : '',
      status,
      images: imagePaths(ticket.img),
    },
  };
}

export function numberLike(pattern: string) {
  return { numero: { $regex: pattern, $options: 'i' } };
}

function escapeRegex(typed: string): string {
  return typed.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

const PARTICLE = /^(de|del|la|las|los|y)$/i;

/** "María José Pérez Rivas" becomes "María P.": friends recognise her, but strangers cannot find her. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.split(/\s+/).filter((word) => word && !PARTICLE.test(word));
  // In a name of four words the second is a middle name.
  const surname = rest.length > 2 ? rest[1] : rest[0];
  const initial = [...(surname ?? '')][0]?.toLocaleUpperCase('es');
  return initial ? `${first} ${initial}.` : first;
}
