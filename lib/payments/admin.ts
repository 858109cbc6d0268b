import type { Registration, RegistrationVerdict } from '@/lib/admin-api/payments';
import type { getRaffleForSale } from '@/lib/admin-api/raffles';
import type { LookUpReads } from './look-up';

/** What a payment needs of the admin API. Tests put something else in its place. */
export type PaymentAdmin = LookUpReads & {
  raffleForSale: typeof getRaffleForSale;
  webRouteId(): Promise<string | null>;
  /** Sends a purchase once. */
  register(registration: Registration, timeoutMs: number): Promise<RegistrationVerdict>;
  tellSeller(message: string): Promise<void>;
};
