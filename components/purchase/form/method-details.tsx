import { useState } from 'react';
import { CopyButton } from '@/components/ui/copy-button';
import { MailBreaks } from '@/components/ui/mail-breaks';
import type { AccountRow, AccountValue, PayableMethod } from '@/lib/raffle/types';
import type { UsePurchaseResult } from '../state/use-purchase';
import styles from './order-summary.module.css';

type MethodDetailsProps = {
  method: PayableMethod;
  amountText: string;
  onCopied?: () => void;
};

/**
 * The account as its seller typed it, with a copy button for each value to enter in the bank's app. Use the method's id
 * as `key`, so that the copied state does not carry over to another method.
 */
export function MethodDetails({ method, amountText, onCopied }: MethodDetailsProps) {
  const { details, logo } = method;
  const typed = details.map(({ before, value, after }) => [before, value?.written, after].join(''));
  const everything = [method.name, typed.join(''), `Monto: ${amountText}`];
  return (
    <section className={styles.method} aria-label={`Datos para pagar por ${method.name}`}>
      <div className={styles.methodHead}>
        {logo && <Logo src={logo} alt={`Logo de ${method.name}`} />}
        <CopyButton
          text={everything.filter(Boolean).join('\n')}
          what="lo necesario para pagar"
          onCopied={onCopied}
        >
          Copiar todo
        </CopyButton>
      </div>
      <div className={styles.rows}>
        {details.map((row, index) => (
          <Row key={index} {...row} onCopied={onCopied} />
        ))}
      </div>
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

const NAMES: Record<AccountValue['kind'], string> = {
  account: 'cuenta',
  bank: 'banco',
  email: 'correo',
  id: 'documento',
  phone: 'teléfono',
};

function Row({ before, value, after, onCopied }: AccountRow & { onCopied?: () => void }) {
  return (
    <div className={styles.row}>
      <p translate="no">
        <span>{before}</span>
        {value && (
          <span className={styles.value}>
            <MailBreaks in={value.written} />
          </span>
        )}
        {/* A sign between values separates nothing at the end of a row. */}
        <span>{after?.replace(/ ?[·•|,;] ?$/, '')}</span>
        {value?.bank && <span className={styles.bank}>{value.bank}</span>}
      </p>
      {value && (
        <CopyButton
          text={value.copy}
          what={`${NAMES[value.kind]} ${value.written}`}
          onCopied={onCopied}
        />
      )}
    </div>
  );
}
