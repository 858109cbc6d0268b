import { forgetPurchases } from '@/components/ticket/own-purchases/own-purchases';
import { PurchaseList } from '@/components/ticket/own-purchases/phone-purchases';
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
export function ReturningPanel(props: ReturningPanelProps) {
  const { wanted, raffle, purchases, shop, onForgotten } = props;
  if (wanted === 'verifying') return <VerifyTicket raffle={raffle} shop={shop} />;
  const raffleId = raffle.id;
  return (
    <PurchaseList
      purchases={purchases.map((purchase) => ({ ...purchase, raffleId }))}
      onForget={() => {
        forgetPurchases(raffleId);
        onForgotten();
      }}
    />
  );
}
