import { OwnNumbers } from '@/components/ticket/own-purchases/own-numbers';
import type { VerifyingShop } from '@/components/ticket/verification/verification-result';
import { VerifyTicket } from '@/components/ticket/verification/verify-ticket';
import type { OwnPurchase } from '@/lib/raffle/own-purchase';

type ReturningPanelProps = {
  wanted: 'numbers' | 'verifying';
  raffle: { id: string; name: string };
  purchases: OwnPurchase[];
  shop: VerifyingShop;
  onForgotten: () => void;
};

/** One file for both panels: the first load pays for the name of each file that may follow. */
export function ReturningPanel({ wanted, raffle, shop, ...own }: ReturningPanelProps) {
  return wanted === 'numbers' ? (
    <OwnNumbers raffleId={raffle.id} {...own} />
  ) : (
    <VerifyTicket raffle={raffle} shop={shop} />
  );
}
