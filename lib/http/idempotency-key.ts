const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** The key that the browser made once for its purchase; null when it is none. */
export function idempotencyKey({ headers }: Request): string | null {
  const key = (headers.get('idempotency-key') ?? '').trim().toLowerCase();
  return isIdempotencyKey(key) ? key : null;
}

/** Random enough that nobody meets somebody else's purchase. */
export function isIdempotencyKey(text: string): boolean {
  return UUID.test(text);
}
