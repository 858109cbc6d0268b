import 'server-only';
import type { HeldNumber } from '@/lib/raffle/digital-ticket';
import { normalizeNationalId } from '@/lib/raffle/national-id';
import { adminFailure, type AdminResult } from './failure';
import { reshapeStatus, theseNumbers } from './tickets';
import { readAdmin } from './transport';
import { list, text, type Wire } from './wire';

/**
 * What became of a buyer's numbers. Whose they are is compared here: of other people nothing leaves but that a
 * number is not this buyer's any more. Where the admin API does not say whose a number is, it is still the buyer's.
 */
export async function getHeldNumbers(
  raffleId: string,
  numbers: string[],
  isHolder: (nationalId: string) => boolean,
): Promise<AdminResult<HeldNumber[]>> {
  const json = theseNumbers(raffleId, numbers);
  const answer = await readAdmin({ method: 'POST', path: '/tickets/query', json });
  if (!answer.ok) return answer;
  if (!Array.isArray(answer.value.tickets)) return adminFailure('garbled', { status: 200 });
  const tickets = new Map(
    list(answer.value.tickets).map((ticket) => [text(ticket.numero), ticket] as const),
  );
  const value = numbers.map((number) => ({
    number,
    state: stateOf(tickets.get(number), isHolder),
  }));
  return { ok: true, value };
}

function stateOf(
  ticket: Wire | undefined,
  isHolder: (nationalId: string) => boolean,
): HeldNumber['state'] {
  if (!ticket) return 'unknown';
  const status = reshapeStatus(ticket);
  const nationalId = normalizeNationalId(text(ticket.cedula));
  const isOthers = nationalId !== null && !isHolder(nationalId);
  return status === 'available' || isOthers ? 'released' : status;
}
