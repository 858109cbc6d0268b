import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { formatShortDate } from '@/lib/raffle/dates';
import type { OwnPurchase } from '@/lib/raffle/own-purchase';
import styles from './own-numbers.module.css';
import { forgetPurchases } from './own-purchases';

type OwnNumbersProps = { raffleId: string; purchases: OwnPurchase[]; onForgotten: () => void };

export function OwnNumbers({ raffleId, purchases, onForgotten }: OwnNumbersProps) {
  const [isConfirming, setConfirming] = useState(false);
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
      <p className={styles.note}>
        {isConfirming
          ? 'Se quitarán de este teléfono; tus números siguen siendo tuyos.'
          : 'Solo este teléfono recuerda tus números, sin tus datos.'}
      </p>
      <Button
        variant="quiet"
        size="small"
        className={styles.remove}
        onClick={() => (isConfirming ? forget() : setConfirming(true))}
      >
        {isConfirming ? 'Sí, quitarlos' : 'Quitar de este teléfono'}
      </Button>
    </div>
  );
}
