import { randomUUID } from 'node:crypto';

export const idempotencyKey: (request: Request) => string | null = () => randomUUID();

export function isIdempotencyKey(text: string): boolean {
  return text.length === 36;
}
