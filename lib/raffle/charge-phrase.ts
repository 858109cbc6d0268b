import { formatAmount } from './money';
import { chargeOf, type Pricing } from './price';

export function chargePhrase(quantity: number, pricing: Pricing, symbol: string): string {
  const { packs, singles } = chargeOf(quantity, pricing);
  const parts = packs.map(({ pack, times }) => {
    const counted = `${times} ${times === 1 ? 'pack' : 'packs'} de ${pack.quantity}`;
    return `${counted} × ${formatAmount(pack.price, symbol)}`;
  });
  if (singles > 0 || parts.length === 0) {
    const price = formatAmount(pricing.price, symbol);
    parts.push(`${singles} ${singles === 1 ? 'número' : 'números'} × ${price}`);
  }
  return parts.join(' + ');
}
