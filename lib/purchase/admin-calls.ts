import type { AdminResult } from '@/lib/admin-api/failure';
import type { Holding, Purchased, PurchaseMark } from '@/lib/admin-api/buyer-tickets';
import type { Registration, RegistrationVerdict } from '@/lib/admin-api/payments';
import type { getRaffleForSale, RaffleForSale } from '@/lib/admin-api/raffles';
import type { getTicketsByNumber, getWinner } from '@/lib/admin-api/tickets';
import type { SameBuyer } from '@/lib/raffle/is-same-buyer';

export type LookUpReads = {
  holding(raffleId: string, numbers: string[], buyer: SameBuyer): Promise<AdminResult<Holding>>;
  purchasedTickets(mark: PurchaseMark): Promise<AdminResult<Purchased>>;
};

export type PaymentAdmin = LookUpReads & {
  raffleForSale: typeof getRaffleForSale;
  webRouteId(sale: RaffleForSale): Promise<string | null>;
  ticketsByNumber: typeof getTicketsByNumber;
  winner: typeof getWinner;
  register(registration: Registration, timeoutMs: number): Promise<RegistrationVerdict>;
  notifySeller(message: string): Promise<void>;
  notifyBuyer(phone: string, message: string): Promise<void>;
};
