import type { AdminResult } from '@/lib/admin-api/failure';
import type { Holding, PurchaseMark } from '@/lib/admin-api/owned-tickets';
import type { Attempt } from '@/lib/payments/attempt';
import type { BuyerTest } from '@/lib/raffle/buyer-test';

export type LookUpReads = {
  holding(raffleId: string, numbers: string[], buyer: BuyerTest): Promise<AdminResult<Holding>>;
  purchasedTickets(mark: PurchaseMark): Promise<AdminResult<string[]>>;
};

export type Finding = { own: string[]; foreign: string[] };

export const lookUp: (reads: LookUpReads, attempt: Attempt) => Promise<Finding> = async () =>
  nothing;

export const findingOf: (attempt: Attempt, holding: Holding) => Finding = () => nothing;

const nothing: Finding = { own: [], foreign: [] };
