import { useState } from 'react';
import { CopyButton } from '@/components/ui/copy-button';
import { MailBreaks } from '@/components/ui/mail-breaks';
import { unbrokenIds } from '@/lib/raffle/unbroken-ids';
import { copyableAmount } from '@/lib/raffle/paid';
import type { PayableMethod } from '@/lib/raffle/types';
import type { UsePurchaseResult } from '../state/use-purchase';
import styles from './order-summary.module.css';

type MethodDetailsProps = {
  method: PayableMethod;
  /** In the method's currency. */
  amount: number;
  amountText: string;
  onCopied?: () => void;
};

/**
 * The values to enter in the bank's app, each with a copy button. Use the method's id as `key`, so that the copied
 * state does not carry over to another method.
 */
export function MethodDetails({ method, amount, amountText, onCopied }: MethodDetailsProps) {
  const { details, note, logo } = method;
  const everything = [
    method.name,
    note,
    ...details.map(([label, value]) => `${label}: ${value}`),
    `Monto: ${copyableAmount(amount)}`,
  ];
  return (
    <section className={styles.method} aria-label={`Datos para pagar por ${method.name}`}>
      <div className={styles.methodHead}>
        {logo && <Logo src={logo} alt={`Logo de ${method.name}`} />}
        <div>
          <h3 className={styles.methodName}>{method.name}</h3>
          {note && <p className={styles.description}>{unbrokenIds(note)}</p>}
        </div>
        <CopyButton
          text={everything.filter(Boolean).join('\n')}
          what="lo necesario para pagar"
          onCopied={onCopied}
        >
          Copiar todo
        </CopyButton>
      </div>
      <dl className={styles.rows}>
        {details.map(([label, value, copy = value], index) => (
          <Row key={index} {...{ label, value, copy, onCopied }} />
        ))}
        <Row label="Monto" value={amountText} copy={copyableAmount(amount)} onCopied={onCopied} />
      </dl>
    </section>
  );
}

type ChosenMethodProps = {
  purchase: Pick<UsePurchaseResult, 'method' | 'payable' | 'formStep'>;
};

export function ChosenMethodDetails({ purchase }: ChosenMethodProps) {
  const { method, payable, formStep } = purchase;
  return (
    method && (
      <MethodDetails
        key={method.id}
        method={method}
        amount={payable.amount}
        amountText={payable.paid}
        onCopied={formStep.onCopied}
      />
    )
  );
}

function Logo({ src, alt }: { src: string; alt: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <img
      className={styles.logo}
      src={`${src}?w=192.jpeg`}
      alt={alt}
      onError={() => setBroken(true)}
    />
  );
}

type RowProps = { label: string; value: string; copy: string; onCopied?: () => void };

function Row({ label, value, copy, onCopied }: RowProps) {
  return (
    <div className={styles.row}>
      <dt className={styles.rowLabel}>{label}</dt>
      <dd className={styles.value} translate="no">
        <MailBreaks in={value} />
      </dd>
      <dd>
        <CopyButton text={copy} what={label} onCopied={onCopied} />
      </dd>
    </div>
  );
}
