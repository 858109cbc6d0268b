import { CopyButton } from '@/components/ui/copy-button';
import { MailBreaks } from '@/components/ui/mail-breaks';
import type { AccountRow, AccountValue } from '@/lib/raffle/types';
import type { UsePurchaseResult } from '../state/use-purchase';
import styles from './order-summary.module.css';

type MethodDetailsProps = {
  purchase: Pick<UsePurchaseResult, 'method' | 'payable' | 'formStep'>;
};

/** The account as its seller typed it, with a copy button for each value to enter in the bank's app. */
export function MethodDetails({ purchase }: MethodDetailsProps) {
  const { method, payable, formStep } = purchase;
  if (!method) return null;
  const { id, name, details, logo } = method;
  const { onCopied } = formStep;
  const typed = details.map(({ before, value, after }) => [before, value?.written, after].join(''));
  const everything = [name, typed.join(''), `Monto: ${payable.paid}`];
  return (
    // Another method begins with nothing copied.
    <section key={id} className={styles.method} aria-label={`Datos para pagar por ${name}`}>
      <div className={styles.methodHead}>
        {logo && <img className={styles.logo} src={`${logo}?w=192.jpeg`} alt="" />}
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

const NAMES: Record<AccountValue['kind'], string> = {
  account: 'cuenta',
  bank: 'banco',
  email: 'correo',
  id: 'documento',
  phone: 'teléfono',
};

function Row({ before, value, after, onCopied }: AccountRow & { onCopied: () => void }) {
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
