import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { QuestionLink } from '@/components/ui/chat-link';
import { Figures } from '@/components/ui/figures';
import { amountsOf, twoAmounts, type Amounts } from '@/lib/raffle/amounts';
import type { Verification, VerifiedTickets } from '@/lib/raffle/verification';
import styles from './verify-ticket.module.css';

export type VerifyingShop = { currency: string; whatsapp: string | null };

type FoundProps = { found: VerifiedTickets; raffle: string; shop: VerifyingShop };

export function VerificationResult({ found, raffle, shop }: FoundProps) {
  const count = found.tickets.length;
  if (count === 0) return <NothingFound raffle={raffle} shop={shop} />;
  return (
    <>
      <h3 className={styles.title}>
        {count === 1 ? 'Tienes 1 número' : `Tienes ${count} números`}
      </h3>
      <FoundTickets found={found} raffle={raffle} shop={shop} />
    </>
  );
}

/** `raffle` is the only one that was searched. */
export function NothingFound({ raffle, shop }: { raffle?: string; shop: VerifyingShop }) {
  return (
    <>
      <p>
        <strong>No encontramos números con esos datos.</strong> Revisa la cédula y el teléfono con
        los que compraste.
      </p>
      <div className={styles.ways}>
        <QuestionLink whatsapp={shop.whatsapp} raffle={raffle} />
      </div>
    </>
  );
}

export function FoundTickets({ found, raffle, shop }: FoundProps) {
  const { tickets, ticketPaths } = found;
  const { currency, whatsapp } = shop;
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
      <div className={styles.ways}>
        {ticketPaths.map((path, index) => (
          <ButtonLink
            key={path}
            variant={ticketPaths.length === 1 ? 'primary' : 'quiet'}
            size="small"
            href={path}
          >
            {ticketPaths.length === 1
              ? 'Ver mi boleto digital'
              : `Ver boleto ${index + 1} de ${ticketPaths.length}`}
          </ButtonLink>
        ))}
        <QuestionLink
          whatsapp={whatsapp}
          raffle={raffle}
          numbers={tickets.map(({ number }) => number)}
          amount={sumOf(found, currency)}
        />
      </div>
    </>
  );
}

/** Somebody who paid never reads that nothing was paid: what is not confirmed yet is in review. */
function Money(verification: Omit<Verification, 'tickets'> & { currency: string }) {
  const { total, paid, pending, registered, conversion = null, currency } = verification;
  const inBoth = (base: number) => bracketed(amountsOf(base, { symbol: currency, conversion }));
  if (paid === 0) {
    const sum = sumOf(verification, currency);
    return (
      <p>
        <Figures in={registered ? `Tu pago de ${sum} está en revisión.` : `${sum}: en revisión.`} />
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

/** The registered amount; if it is unknown, the price of the numbers. */
function sumOf(
  { total, registered, conversion = null }: Omit<Verification, 'tickets'>,
  symbol: string,
): string {
  return bracketed(
    registered ? inCurrencies(registered, total, symbol) : amountsOf(total, { symbol, conversion }),
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
