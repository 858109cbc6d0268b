import { ButtonLink } from '@/components/ui/button';
import { formatShortDate } from '@/lib/raffle/dates';
import type { OwnPurchase } from '@/lib/raffle/own-purchase';
import { ForgetPurchases } from './forget-purchases';
import styles from './own-numbers.module.css';
import { forgetPurchases } from './own-purchases';

type OwnNumbersProps = { raffleId: string; purchases: OwnPurchase[]; onForgotten: () => void };

export function OwnNumbers({ raffleId, purchases, onForgotten }: OwnNumbersProps) {
  const forget = () => {
    forgetPurchases(raffleId);
    onForgotten();
  };
  return (
    <div className={styles.own}>
      <ul className={styles.purchases}>
        {purchases.map(({ trace, numbers, boughtAt, ticketPath }) => (
          <li key={trace} className={styles.purchase}>
            <h3 className={styles.when}>
              Compra del{' '}
              <time dateTime={new Date(boughtAt).toISOString()}>
                {formatShortDate(new Date(boughtAt).toISOString())}
              </time>
            </h3>
            <ul className={styles.numbers} translate="no">
              {numbers.map((number) => (
                <li key={number} className={styles.number}>
                  {number}
                </li>
              ))}
            </ul>
            {ticketPath && (
              <ButtonLink size="small" href={ticketPath} className={styles.ticket}>
                Ver mi boleto digital
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
      <ForgetPurchases onForget={forget} />
    </div>
  );
}
