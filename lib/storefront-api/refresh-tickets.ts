import { mutate } from 'swr';
import { ticketsPath } from './request-keys';

/** Asks again for all tickets of a raffle that this page has shown. Only the payment needs it, so it loads with it. */
export async function refreshTickets(raffleId: string): Promise<void> {
  await mutate((key) => typeof key === 'string' && key.startsWith(ticketsPath(raffleId)));
}
