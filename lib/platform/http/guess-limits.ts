import 'server-only';
import { WHOLE_PHONE, type VerificationRequest } from '@/lib/raffle/verification';
import { apiError } from './api-answers';
import { clientAddress } from './client-address';
import { networksOf, type Subject } from './client-networks';
import { countIn, limitOrRefuse, uncount, type LimitRule } from './rate-limit';

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
  const counted: [LimitRule, string | Subject][] = [];
  const forgive = async () => {
    await Promise.all(counted.map(([rule, subject]) => uncount(rule, subject)));
  };
  const ofClient = networksOf(client).flatMap(({ name, times }): typeof counted => [
    ['missed-by-client-and-id', { name: `${name} ${nationalId}`, times }],
    ['missed-verification', { name, times }],
  ]);
  for (const [rule, subject] of ofClient) {
    const refusal = await limitOrRefuse(request, rule, subject);
    if (refusal) {
      await forgive();
      return refusal;
    }
    counted.push([rule, subject]);
  }
  const wasGuessedOften = (await countIn('missed-by-id', nationalId)) !== null;
  counted.push(['missed-by-id', nationalId]);
  if (!wasGuessedOften || phone) return { forgive };
  await forgive();
  return apiError('invalid-form', { fields: { phone: WHOLE_PHONE }, rule: 'missed-by-id' });
}
