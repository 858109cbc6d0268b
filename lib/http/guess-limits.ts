import 'server-only';
import { clientAddress } from './client-address';
import { limitOrRefuse, uncount, type LimitRule } from './rate-limit';

export type CountedGuess = { forgive: () => Promise<void> };

/**
 * Counts somebody's try to name the phone of a cédula, before it is known whether it is right: a thousand at once
 * must not all pass. Who was right is forgiven, so that only misses add up. Most of them are stopped by client and
 * cédula together, which leaves the owner, who comes from elsewhere, the way in.
 */
export async function countGuess(
  request: Request,
  nationalId: string,
): Promise<CountedGuess | Response> {
  const client = clientAddress(request);
  const counts: [LimitRule, string][] = [
    ['missed-by-client-and-id', `${client} ${nationalId}`],
    ['missed-verification', client],
    ['missed-by-id', nationalId],
  ];
  const counted: typeof counts = [];
  const forgive = async () => {
    await Promise.all(counted.map(([rule, subject]) => uncount(rule, subject)));
  };
  for (const [rule, subject] of counts) {
    const refusal = await limitOrRefuse(request, rule, subject);
    if (refusal) {
      await forgive();
      return refusal;
    }
    counted.push([rule, subject]);
  }
  return { forgive };
}
