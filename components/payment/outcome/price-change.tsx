import { Button } from '@/components/ui/button';
import { payableFor } from '@/lib/raffle/payable';
import type { PurchaseRequest } from '@/lib/raffle/purchase';
import type { PaymentDesk } from '../use-payment-desk';
import styles from './price-change.module.css';

type PriceChangeProps = {
  sent: PurchaseRequest;
  now: PurchaseRequest['seen'];
  desk: PaymentDesk;
  symbol: string;
};

/** The total that the buyer saw beside today's; nothing is sent before it is confirmed. */
export function PriceChange({ sent, now, desk, symbol }: PriceChangeProps) {
  const totalAt = ({ price, rate }: PurchaseRequest['seen']) => {
    const { base, converted } = payableFor(price, sent.tickets.length, { rate }, symbol);
    return converted ? `${converted} (${base})` : base;
  };
  return (
    <>
      <dl className={styles.change}>
        <div>
          <dt>Antes</dt>
          <dd className={styles.old}>{totalAt(sent.seen)}</dd>
        </div>
        <div>
          <dt>Ahora</dt>
          <dd>{totalAt(now)}</dd>
        </div>
      </dl>
      <Button onClick={() => desk.send({ ...sent, seen: now })}>Confirmar y registrar</Button>
    </>
  );
}
