import type { PurchaseRequest } from '@/lib/raffle/purchase';
import { limitOrRefuse } from '@/lib/platform/http/rate-limit';

type Purchase = {
  request: Pick<PurchaseRequest, 'nationalId' | 'phoneCode' | 'phone'>;
};

/** Counts per person, whoever sends. */
export async function countPurchaseOf(
  request: Request,
  { request: { nationalId, phoneCode, phone } }: Purchase,
): Promise<{ forgive: () => Promise<void> } | Response> {
  for (const subject of [nationalId, phoneCode + phone]) {
    const refusal = await limitOrRefuse(request, 'buyer', subject);
    if (refusal) return refusal;
  }
  return { forgive: async () => undefined };
}

export async function countNumbersOf(..._asked: unknown[]) {
  return { ok: true as const, giveBack: async () => undefined };
}
