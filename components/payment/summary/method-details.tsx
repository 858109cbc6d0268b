import { accountDetails } from '@/lib/raffle/account-details';
import { copyableAmount, type Payable } from '@/lib/raffle/payable';
import type { PaymentMethod } from '@/lib/raffle/types';
import { CopyButton } from '@/components/ui/copy-button';
import styles from './method-details.module.css';

type MethodDetailsProps = { method: PaymentMethod; payable: Payable };

/** What to type into the bank's app, each value one tap away from the clipboard. */
export function MethodDetails({ method, payable }: MethodDetailsProps) {
  const details = accountDetails(method.account);
  const total = payable.converted ?? payable.base;
  const everything = [
    method.name,
    method.description,
    ...details.map(({ label, value }) => `${label}: ${value}`),
    `Monto: ${copyableAmount(payable.amount)}`,
  ];
  return (
    <section className={styles.details} aria-label={`Datos para pagar por ${method.name}`}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.name}>{method.name}</h3>
          {method.description && <p className={styles.description}>{method.description}</p>}
        </div>
        <CopyButton text={everything.filter(Boolean).join('\n')} what="los datos del pago">
          Copiar todo
        </CopyButton>
      </div>
      <dl className={styles.rows}>
        {details.map(({ label, value, copy }, index) => (
          <Row key={index} label={label} value={value} copy={copy} />
        ))}
        <Row label="Monto" value={total} copy={copyableAmount(payable.amount)} />
      </dl>
    </section>
  );
}

function Row({ label, value, copy }: { label: string; value: string; copy: string }) {
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      <dd>
        <CopyButton text={copy} what={label} />
      </dd>
    </div>
  );
}
