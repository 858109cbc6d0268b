import type { Registration, RegistrationVerdict } from '@/lib/admin-api/payments';
import type { getRaffleForSale, RaffleForSale } from '@/lib/admin-api/raffles';
import type { getTicketsByNumber } from '@/lib/admin-api/tickets';
import type { LookUpReads } from './look-up';

export type PaymentAdmin = LookUpReads & {
  raffleForSale: typeof getRaffleForSale;
  webRouteId(sale: RaffleForSale): Promise<string | null>;
  ticketsByNumber: typeof getTicketsByNumber;
  register(registration: Registration, timeoutMs: number): Promise<RegistrationVerdict>;
  tellSeller(message: string): Promise<void>;
};
