import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';

/** Nobody guesses one: the start refuses a token that is short or easy (`env.ts`). */
export function hasBearerToken({ headers }: Request, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(`Bearer ${token}`));
}
