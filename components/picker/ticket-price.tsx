import type { Amounts } from '@/lib/raffle/amounts';
import { PRICE_TO_COME } from '@/lib/raffle/money';

/** The content of a ticket's price line. `price` is null while unknown. */
export function TicketPrice({ price }: { price: Amounts | null }) {
  if (!price) return <span>{PRICE_TO_COME}</span>;
  return (
    <>
      <strong translate="no">{price.paid}</strong>
      {price.about && <span translate="no">{` ${price.about}`}</span>}
      <span> por número</span>
    </>
  );
}
