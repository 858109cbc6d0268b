import type { Payable } from '@/lib/raffle/payable';
import styles from './order-total.module.css';

type OrderTotalProps = { payable: Payable; price: string; count: number };

export function OrderTotal({ payable, price, count }: OrderTotalProps) {
  return (
    <dl className={styles.total}>
      <dt className={styles.label}>Total a pagar</dt>
      <dd className={styles.amount}>{payable.converted ?? payable.base}</dd>
      {payable.converted && (
        <>
          <dt className="visually-hidden">En moneda base</dt>
          <dd className={styles.base}>{payable.base}</dd>
        </>
      )}
      <dt className="visually-hidden">Cálculo</dt>
      <dd className={styles.sum}>
        {count} {count === 1 ? 'ticket' : 'tickets'} × {price}
      </dd>
    </dl>
  );
}
