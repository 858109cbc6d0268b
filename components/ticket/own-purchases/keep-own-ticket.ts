import { storeTicketPage } from '@/lib/offline/stores';
import type { DigitalTicket } from '@/lib/raffle/digital-ticket';
import { readOwnPurchases } from '@/lib/raffle/own-purchase';
import { storedPurchases } from './stored-purchases';

/** Stores a ticket for opening offline, but only one bought on this phone, not one that somebody sent. */
export async function keepOwnTicket(path: string, ticket: DigitalTicket): Promise<void> {
  const { raffle, isCurrent } = ticket;
  if (!raffle || !isCurrent) return;
  const own = readOwnPurchases(storedPurchases(raffle.id));
  if (own.some(({ ticketPath }) => ticketPath === path)) await storeTicketPage(path);
}
