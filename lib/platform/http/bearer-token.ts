import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { clientAddress } from './client-address';
import { apiError } from './api-answers';
import { countSoFar, isOverLimit, limitOrRefuse } from './rate-limit';

export async function checkBearerToken(
  request: Request,
  token: string,
): Promise<'right' | 'wrong' | Response> {
  const client = clientAddress(request);
  if (isOverLimit('wrong-token', await countSoFar('wrong-token', client))) {
    return apiError('too-many-requests', { headers: { 'Retry-After': '60' } });
  }
  if (isEqual(request.headers.get('authorization') ?? '', `Bearer ${token}`)) return 'right';
  return (await limitOrRefuse(request, 'wrong-token', client)) ?? 'wrong';
}

function isEqual(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
