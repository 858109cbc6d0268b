import { expect, type APIRequestContext } from '@playwright/test';
import { revalidateToken } from './addresses';

/** Tells the shop that a raffle changed, or, without an id, that anything may have changed. */
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
