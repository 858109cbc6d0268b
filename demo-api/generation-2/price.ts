import { roundToCents } from '../cents';

type Pack = { qty: number; monto: number };

/**
 * Charges as such a server does: the largest pack as often as it fits, then the next, the rest one by one, times the
 * rate. Rounds once, at the end. NaN for a rate it cannot read.
 */
export function priceOf(
  count: number,
  { monto, packs, tasa }: { monto: number; packs: Pack[]; tasa: unknown },
): number {
  let left = count;
  let total = 0;
  for (const pack of [...packs].sort((one, other) => other.qty - one.qty)) {
    if (!(pack.qty > 0)) continue;
    const times = Math.floor(left / pack.qty);
    total += times * pack.monto;
    left -= times * pack.qty;
  }
  total += left * monto;
  return roundToCents(total * rateOf(tasa));
}

function rateOf(tasa: unknown): number {
  const rate = Number(String(tasa).replace(',', '.'));
  return rate > 0 ? rate : Number.NaN;
}
