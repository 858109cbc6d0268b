import { Badge } from '@/components/ui/badge';
import { Figures } from '@/components/ui/figures';
import { amountsOf, twoAmounts, type Amounts } from '@/lib/raffle/amounts';
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

function Tickets({ currency, ...verification }: Verification & { currency: string }) {
  const { tickets } = verification;
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
      <Money {...verification} currency={currency} />
    </>
  );
}

/** Somebody who paid never reads that nothing was paid: what is not confirmed yet is in review. */
function Money({
  total,
  paid,
  pending,
  registered,
  conversion = null,
  currency,
}: Omit<Verification, 'tickets'> & { currency: string }) {
  const symbol = currency;
  const inBoth = (base: number) => bracketed(amountsOf(base, { symbol, conversion }));
  if (paid === 0) {
    const sum = registered && inCurrencies(registered, total, symbol);
    const sentence = sum ? `Registraste ${bracketed(sum)}` : inBoth(total);
    return (
      <p>
        <Figures in={`${sentence}: en revisión.`} />
      </p>
    );
  }
  const rows: [name: string, amount: number | null][] =
    pending === 0
      ? [['Pagado', paid]]
      : [
          ['Total', total],
          ['Pagado', paid],
          ['En revisión', pending],
        ];
  return (
    <dl className={styles.amounts}>
      {rows.map(
        ([name, amount]) =>
          amount !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd translate="no">{inBoth(amount)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function inCurrencies(
  { amount, currency }: NonNullable<Verification['registered']>,
  total: number,
  symbol: string,
): Amounts {
  return currency
    ? twoAmounts(total, { amount, currency }, symbol)
    : twoAmounts(amount, null, symbol);
}

function bracketed({ paid, about }: Amounts): string {
  return about ? `${paid} (${about})` : paid;
}
