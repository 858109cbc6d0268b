import { keepTicket } from '@/lib/offline/kept-tickets';
import { hasWorker } from '@/lib/offline/stores';
import type { DigitalTicket } from '@/lib/raffle/digital-ticket';
import { readOwnPurchases } from '@/lib/raffle/own-purchase';
import { digitalTicketKey } from '@/lib/storefront-api/late-request-keys';
import { readJson } from '@/lib/storefront-api/read-json';
import { storedPurchases } from './stored-purchases';

/** Stores a ticket for opening offline, but only one bought on this phone, not one that somebody sent. */
export async function keepOwnTicket(path: string, ticket: DigitalTicket): Promise<void> {
  const { raffle, isCurrent } = ticket;
  if (!raffle || !isCurrent) return;
  const own = readOwnPurchases(storedPurchases(raffle.id));
  if (!own.some(({ ticketPath }) => ticketPath === path)) return;
  await keepTicket(path, { ticket, seenAt: Date.now() });
}

/** Stores a new ticket before it is first opened. */
export async function keepNewTicket(path: string): Promise<void> {
  if (!(await hasWorker())) return;
  const token = path.replace('/boleto/', '');
  const answer = await readJson<{ ticket: DigitalTicket }>(digitalTicketKey(token)).catch(
    () => null,
  );
  if (answer) await keepOwnTicket(path, answer.ticket);
}
