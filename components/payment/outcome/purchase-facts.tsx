import type { PurchaseRequest } from '@/lib/raffle/purchase';
import styles from './purchase-facts.module.css';

type PurchaseFactsProps = {
  sent: PurchaseRequest;
  /** All that were sent, when left out. */
  numbers?: readonly string[];
  trace: string;
};

/** What the buyer will be asked for when talking to the shop. */
export function PurchaseFacts({ sent, numbers, trace }: PurchaseFactsProps) {
  return (
    <dl className={styles.facts}>
      <Fact
        name={sent.tickets.length === 1 ? 'Número' : 'Números'}
        value={(numbers ?? sent.tickets.map(({ number }) => number)).join(', ')}
      />
      <Fact name="Referencia" value={sent.reference} />
      <Fact name="Código" value={trace} />
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
