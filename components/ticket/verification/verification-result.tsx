import { Badge } from '@/components/ui/badge';
import { formatAmount } from '@/lib/raffle/money';
import type { Verification } from '@/lib/raffle/verification';
import type { VerificationAnswer } from '@/lib/storefront-api/verification';
import styles from './verify-ticket.module.css';

type VerificationResultProps = { answer: VerificationAnswer; currency: string };

export function VerificationResult({ answer, currency }: VerificationResultProps) {
  if (answer.ok) {
    return answer.verification.tickets.length > 0 ? (
      <Tickets {...answer.verification} currency={currency} />
    ) : (
      <p>
        <strong>No encontramos números con esos datos.</strong> Revisa la cédula y el teléfono con
        el que compraste.
      </p>
    );
  }
  if (answer.reason !== 'too-many') return <p className={styles.failure}>{answer.msg}</p>;
  const minutes = answer.minutes === 1 ? '1 minuto' : `${answer.minutes} minutos`;
  return (
    <p className={styles.failure}>
      {`Hay demasiadas consultas seguidas. Espera ${minutes} y prueba otra vez.`}
    </p>
  );
}

function Tickets({ tickets, total, paid, pending, currency }: Verification & { currency: string }) {
  return (
    <>
      <h3 className={styles.title}>
        {tickets.length === 1 ? 'Tienes 1 número' : `Tienes ${tickets.length} números`}
      </h3>
      <ul className={styles.tickets}>
        {tickets.map(({ number, status }) => (
          <li key={number} className={styles.ticket}>
            <strong className={styles.number} translate="no">
              {number}
            </strong>
            <Badge tone={status === 'paid' ? 'ok' : 'warning'}>
              {status === 'paid' ? 'Pagado' : 'Apartado, en revisión'}
            </Badge>
          </li>
        ))}
      </ul>
      <dl className={styles.amounts}>
        {[
          ['Total', total],
          ['Pagado', paid],
          ['Por confirmar', pending],
        ].map(
          ([name, amount]) =>
            amount !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd translate="no">{formatAmount(Number(amount), currency)}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}
