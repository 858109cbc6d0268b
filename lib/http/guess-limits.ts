import 'server-only';
import { clientAddress } from './client-address';
import { limitOrRefuse, uncount, type LimitRule } from './rate-limit';

type CountedGuess = { forgive: () => Promise<void> };

/** Counted before the answer is known, so that many at once do not all pass; right ones are uncounted. */
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
