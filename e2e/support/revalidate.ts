import { expect, type APIRequestContext } from '@playwright/test';
import { revalidateToken } from './addresses';

/** The admin side says that a raffle changed, or, without one, that anything may have. */
export async function revalidate(
  request: APIRequestContext,
  raffleId?: string,
  shop = '',
): Promise<void> {
  const answer = await request.post(`${shop}/api/revalidate`, {
    headers: { authorization: `Bearer ${revalidateToken}` },
    data: raffleId ? { raffleId } : {},
  });
  expect(await answer.json()).toEqual({ ok: true, revalidated: raffleId ?? 'all' });
}
