const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

export function idempotencyKey({ headers }: Request): string | null {
  const key = (headers.get('idempotency-key') ?? '').trim().toLowerCase();
  return isIdempotencyKey(key) ? key : null;
}

export function isIdempotencyKey(text: string): boolean {
  return UUID.test(text);
}
