import 'server-only';
import { ticketKeys } from './keys';
import { holderMark, sealTicket } from './token';

type BoughtNumbers = {
  raffleId: string;
  numbers: string[];
  reference: string;
  /** Normalized. */
  nationalId: string;
};

const LONGEST_TAIL = 4;

/** The lasting, private address of numbers that were just bought; the same purchase has the same one. */
export function digitalTicketPath(bought: BoughtNumbers): string {
  const { raffleId, numbers, reference, nationalId } = bought;
  const keys = ticketKeys();
  const holder = holderMark(raffleId, nationalId, keys);
  const sealed = { raffleId, numbers, referenceTail: tailOf(reference), holder };
  return `/boleto/${sealTicket(sealed, keys)}`;
}

/** Never more than half of it, of a short one neither. */
function tailOf(reference: string): string {
  const signs = [...reference];
  const kept = Math.min(LONGEST_TAIL, Math.floor(signs.length / 2));
  return signs.slice(signs.length - kept).join('');
}
