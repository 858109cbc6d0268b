import type { Holding } from '@/lib/admin-api/buyer-tickets';
import type { LookUpReads } from '@/lib/purchase/admin-calls';
import type { Attempt } from '@/lib/purchase/attempt';

export type Finding = { own: string[]; foreign: string[] };

export const lookUp: (reads: LookUpReads, attempt: Attempt) => Promise<Finding> = async () =>
  nothing;

export const findingOf: (attempt: Attempt, holding: Holding) => Finding = () => nothing;

const nothing: Finding = { own: [], foreign: [] };
