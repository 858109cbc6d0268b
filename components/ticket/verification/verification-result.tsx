import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Figures } from '@/components/ui/figures';
import { amountsOf, twoAmounts, type Amounts } from '@/lib/raffle/amounts';
import type { Verification, VerifiedTickets } from '@/lib/raffle/verification';
import styles from './verify-ticket.module.css';

type FoundProps = { found: VerifiedTickets; currency: string };

export function VerificationResult({ found, currency }: FoundProps) {
  const count = found.tickets.length;
  if (count === 0) return <NothingFound />;
  return (
    <>
      <h3 className={styles.title}>
        {count === 1 ? 'Tienes 1 número' : `Tienes ${count} números`}
      </h3>
      <FoundTickets found={found} currency={currency} />
    </>
  );
}

export function NothingFound() {
  return (
    <p>
      <strong>No encontramos números con esos datos.</strong> Revisa la cédula y el teléfono con el
      que compraste.
    </p>
  );
}

export function FoundTickets({ found, currency }: FoundProps) {
  const { tickets, ticketPaths = [] } = found;
  return (
    <>
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
      <Money {...found} currency={currency} />
      <div className={styles.digital}>
        {ticketPaths.map((path, index) => (
          <ButtonLink key={path} size="small" href={path}>
            {ticketPaths.length === 1
              ? 'Ver mi boleto digital'
              : `Ver boleto ${index + 1} de ${ticketPaths.length}`}
          </ButtonLink>
        ))}
      </div>
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
