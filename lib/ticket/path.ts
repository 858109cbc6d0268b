import 'server-only';
import type { TicketTotal } from '@/lib/raffle/digital-ticket';
import { MAX_TICKETS_PER_PURCHASE } from '@/lib/raffle/limits';
import type { Verification, VerifiedTickets } from '@/lib/raffle/verification';
import { ticketKeys } from './seal-keys';
import { holderHash, sealTicket } from './token';

type BoughtNumbers = {
  raffleId: string;
  numbers: string[];
  total: TicketTotal | null;
  reference: string;
  nationalId: string;
};

const LONGEST_TAIL = 4;
const FOLDER = '/boleto/';

/** The same purchase always has the same address. */
export function digitalTicketPath(bought: BoughtNumbers): string {
  const { reference, nationalId, ...ticket } = bought;
  const keys = ticketKeys();
  const holder = holderHash(ticket.raffleId, nationalId, keys);
  return FOLDER + sealTicket({ ...ticket, referenceTail: tailOf(reference), holder }, keys);
}

/** For a buyer who was verified later. A ticket holds as many numbers as a purchase. */
export function withTicketPaths(
  found: Verification,
  { raffleId, nationalId }: Pick<BoughtNumbers, 'raffleId' | 'nationalId'>,
): VerifiedTickets {
  const buyer = { raffleId, nationalId, total: null, reference: '' };
  const numbers = found.tickets.map(({ number }) => number);
  const ticketPaths = Array.from(
    { length: Math.ceil(numbers.length / MAX_TICKETS_PER_PURCHASE) },
    (_, index) => {
      const from = index * MAX_TICKETS_PER_PURCHASE;
      const part = numbers.slice(from, from + MAX_TICKETS_PER_PURCHASE);
      return digitalTicketPath({ ...buyer, numbers: part });
    },
  );
  return { ...found, ticketPaths };
}

function tailOf(reference: string): string {
  const signs = [...reference];
  const kept = Math.min(LONGEST_TAIL, Math.floor(signs.length / 2));
  return signs.slice(signs.length - kept).join('');
}
