import { TicketPrice } from '@/components/raffle-strip/ticket-price';
import { ButtonLink } from '@/components/ui/button';
import { UploadedPicture } from '@/components/ui/uploaded-picture';
import type { HeroSlideFacts } from './hero-slide-facts';
import styles from './hero-slide.module.css';

type HeroSlideProps = { slide: HeroSlideFacts; isFirst: boolean };

export function HeroSlide({ slide, isFirst }: HeroSlideProps) {
  const { id, name, description, price, draw, cover, invitation } = slide;
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
        <div className={styles.pitch}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.description}>{description}</p>
        </div>
        <div className={styles.facts}>
          <p className={styles.price}>
            <TicketPrice amount={price} />
          </p>
          {draw && (
            <p className={styles.date}>
              Sorteo <time dateTime={draw.iso}>{draw.text}</time>
            </p>
          )}
        </div>
        <ButtonLink
          href={`/rifa/${id}`}
          variant="accent"
          className={styles.button}
          aria-label={`${invitation}: ${name}`}
          draggable={false}
        >
          {invitation}
        </ButtonLink>
      </div>
    </article>
  );
}
