import { phoneDigits } from './buyer-test';
import { countries } from './countries/countries';

/** One of them may be without its country's code. */
export function isSamePhone(one: string, other: string): boolean {
  const [short = '', long = ''] = [phoneDigits(one), phoneDigits(other)].sort(
    (a, b) => a.length - b.length,
  );
  const code = long.slice(0, long.length - short.length);
  return long.endsWith(short) && (!code || countries.some(({ phoneCode }) => phoneCode === code));
}
