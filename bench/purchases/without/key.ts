import { randomUUID } from 'node:crypto';

/** `lib/http/idempotency-key.ts` as it would be if every sending were a purchase of its own. */
export const idempotencyKey: (request: Request) => string | null = () => randomUUID();

export function isIdempotencyKey(text: string): boolean {
  return text.length === 36;
}
