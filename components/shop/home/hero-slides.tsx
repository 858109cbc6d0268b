'use client';

import { TicketPrice } from '@/components/picker/ticket-price';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { NearSlides } from '@/components/ui/carousel/near-slides';
import { UploadedPicture } from '@/components/ui/uploaded-picture';
import type { Amounts } from '@/lib/raffle/amounts';
import type { ImagePath } from '@/lib/raffle/types';
import { HERO_SIZES } from './hero-picture';
import styles from './hero.module.css';

/** A slide's content, already formatted: fifty of them are sent to the browser. */
export type HeroSlideFacts = {
  id: string;
  name: string;
  description: string;
  cover: ImagePath | null;
  price: Amounts | null;
  draw: { iso: string; text: string } | null;
  /** It cannot be bought yet. */
  isPending: boolean;
};

export function HeroSlides({ slides }: { slides: HeroSlideFacts[] }) {
  return (
    <NearSlides
      slides={slides.map((slide, index) => ({
        key: slide.id,
        href: `/rifa/${slide.id}`,
        name: slide.name,
        whole: <HeroSlide slide={slide} isFirst={index === 0} />,
      }))}
    />
  );
}

type HeroSlideProps = { slide: HeroSlideFacts; isFirst: boolean };

function HeroSlide({ slide, isFirst }: HeroSlideProps) {
  const { id, name, description, price, draw, cover, isPending } = slide;
  const invitation = isPending ? 'Ver la rifa' : 'Comprar números';
  return (
    <article className={styles.slide}>
      <div className={styles.cover}>
        <UploadedPicture src={cover} alt="" ratio="16 / 10" sizes={HERO_SIZES} isMain={isFirst} />
        {isPending && (
          <p className={styles.badge}>
            <Badge tone="warning">Abre pronto</Badge>
          </p>
        )}
      </div>
      <div className={styles.words}>
        <div className={styles.pitch}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.description}>{description}</p>
        </div>
        <div className={styles.facts}>
          <p className={styles.price}>
            <TicketPrice price={price} />
          </p>
          {draw && (
            <p>
              Sorteo <time dateTime={draw.iso}>{draw.text}</time>
            </p>
          )}
        </div>
        <ButtonLink
          // Not the address of the raffle's card, whose touch must fetch no page (`speculation-rules.ts`).
          href={`/rifa/${id}#top`}
          variant="accent"
          className={styles.slideButton}
          aria-label={`${invitation}: ${name}`}
          draggable={false}
        >
          {invitation}
        </ButtonLink>
      </div>
    </article>
  );
}
