import { ButtonLink } from '@/components/ui/button';
import { UploadedPicture } from '@/components/ui/uploaded-picture';
import { formatDrawDate } from '@/lib/raffle/dates';
import { formatAmount } from '@/lib/raffle/money';
import type { RaffleSummary } from '@/lib/raffle/types';
import styles from './hero-slide.module.css';

type HeroSlideProps = { raffle: RaffleSummary; currencySymbol: string; isFirst: boolean };

export function HeroSlide({ raffle, currencySymbol, isFirst }: HeroSlideProps) {
  const { id, name, description, price, drawDate, cover, isPending } = raffle;
  return (
    <article className={styles.slide}>
      <div className={styles.cover}>
        <UploadedPicture
          src={cover}
          alt=""
          ratio="16 / 10"
          sizes="(min-width: 72rem) 40rem, (min-width: 768px) 56vw, 100vw"
          isMain={isFirst}
        />
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.description}>{description}</p>
        <div className={styles.facts}>
          <p className={styles.price}>
            <strong>{formatAmount(price, currencySymbol)}</strong> <span>por ticket</span>
          </p>
          {drawDate && (
            <p className={styles.date}>
              Sorteo <time dateTime={drawDate}>{formatDrawDate(drawDate)}</time>
            </p>
          )}
        </div>
        <ButtonLink
          href={`/rifa/${id}`}
          variant="accent"
          className={styles.button}
          aria-label={`${isPending ? 'Ver la rifa' : 'Comprar ticket'}: ${name}`}
          draggable={false}
        >
          {isPending ? 'Ver la rifa' : 'Comprar ticket'}
        </ButtonLink>
      </div>
    </article>
  );
}
