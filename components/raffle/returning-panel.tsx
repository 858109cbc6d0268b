import { OwnNumbers } from '@/components/ticket/own-purchases/own-numbers';
import { VerifyTicket } from '@/components/ticket/verification/verify-ticket';
import type { OwnPurchase } from '@/lib/raffle/own-purchase';

type ReturningPanelProps = {
  wanted: 'numbers' | 'verifying';
  raffleId: string;
  purchases: OwnPurchase[];
  currency: string;
  onForgotten: () => void;
};

/** Both panels in one file: the first load names each file that may follow. */
export function ReturningPanel({ wanted, currency, ...own }: ReturningPanelProps) {
  return wanted === 'numbers' ? (
    <OwnNumbers {...own} />
  ) : (
    <VerifyTicket raffleId={own.raffleId} currency={currency} />
  );
}
