import 'server-only';
import { WHOLE_PHONE, type VerificationRequest } from '@/lib/raffle/verification';
import { apiError } from './api-answers';
import { clientAddress } from './client-address';
import { networksOf } from './client-networks';
import { countAll, countIn, uncountAll, type Countable } from './rate-limit';

type CountedGuess = { forgive: () => Promise<void> };

/**
 * Counts a guess before the answer is known, so that many at once do not all pass, and uncounts right ones. If others
 * have guessed at a cédula, its owner is not shut out but asked for the whole phone.
 */
export async function countGuess(
  request: Request,
  { nationalId, phone }: Pick<VerificationRequest, 'nationalId' | 'phone'>,
): Promise<CountedGuess | Response> {
  const client = clientAddress(request);
  const ofClient = networksOf(client).flatMap(({ name, times }): Countable[] => [
    ['missed-by-client-and-id', { name: `${name} ${nationalId}`, times }],
    ['missed-verification', { name, times }],
  ]);
  const refusal = await countAll(ofClient);
  if (refusal) return apiError(refusal.reason, refusal);
  const wasGuessedOften = (await countIn('missed-by-id', nationalId)) !== null;
  const forgive = async () => uncountAll([...ofClient, ['missed-by-id', nationalId]]);
  if (!wasGuessedOften || phone) return { forgive };
  await forgive();
  return apiError('invalid-form', {
    msg: WHOLE_PHONE,
    fields: { phone: WHOLE_PHONE },
    rule: 'missed-by-id',
  });
}
