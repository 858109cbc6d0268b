import { Badge } from '@/components/ui/badge';
import { CalendarIcon } from '@/components/ui/icons';
import { UploadedPicture } from '@/components/ui/uploaded-picture';
import { formatShortDate } from '@/lib/raffle/dates';
import { formatAmount } from '@/lib/raffle/money';
import type { SoldShare } from '@/lib/raffle/sold-share';
import type { RaffleSummary } from '@/lib/raffle/types';
import styles from './raffle-card.module.css';

type RaffleCardProps = {
  raffle: RaffleSummary;
  currencySymbol: string;
  /** Null when it was not counted. */
  sold: SoldShare | null;
};

export function RaffleCard({ raffle, currencySymbol, sold }: RaffleCardProps) {
  const { id, name, cover, price, drawDate, isOpen, isPending } = raffle;
  return (
    <article className={styles.card} data-open={isOpen}>
      <div className={styles.cover}>
        <UploadedPicture
          src={cover}
          alt=""
          sizes="(min-width: 72rem) 24rem, (min-width: 500px) 33vw, 100vw"
        />
        <div className={styles.badges}>
          {!isOpen && <Badge tone="deep">Finalizada</Badge>}
          {isOpen && isPending && <Badge tone="warning">Próximamente</Badge>}
        </div>
      </div>
      <div className={styles.body}>
        <h3 className={styles.name}>
          <a href={`/rifa/${id}`} className={styles.link} draggable={false}>
            {name}
          </a>
        </h3>
        {drawDate && (
          <p className={styles.date}>
            <CalendarIcon size={16} />
            <span>
              <span className="visually-hidden">Sorteo: </span>
              <time dateTime={drawDate}>{formatShortDate(drawDate)}</time>
            </span>
          </p>
        )}
        {isOpen && sold && (
          <p className={styles.sold}>
            <span className={styles.bar} aria-hidden>
              <span style={{ width: `${sold.percent}%` }} />
            </span>
            {sold.text}
          </p>
        )}
        <p className={styles.price}>
          <strong>{formatAmount(price, currencySymbol)}</strong> <span>por ticket</span>
        </p>
      </div>
    </article>
  );
}
