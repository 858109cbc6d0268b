import { PRICE_TO_COME } from '@/lib/raffle/money';

/** The inside of a line that says what a ticket costs; `amount` with its currency, empty when there is none yet. */
export function TicketPrice({ amount }: { amount: string }) {
  if (amount === '') return PRICE_TO_COME;
  return (
    <>
      <strong>{amount}</strong> <span>por ticket</span>
    </>
  );
}
