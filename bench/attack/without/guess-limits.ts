import type { VerificationRequest } from '@/lib/raffle/verification';
import { limitOrRefuse, uncountAll } from '@/lib/platform/http/rate-limit';

/** Counts per person, whoever guesses. */
export async function countGuess(
  request: Request,
  { nationalId }: VerificationRequest,
): Promise<{ forgive: () => Promise<void> } | Response> {
  const refusal = await limitOrRefuse(request, 'missed-by-id', nationalId);
  return refusal ?? { forgive: () => uncountAll([['missed-by-id', nationalId]]) };
}
