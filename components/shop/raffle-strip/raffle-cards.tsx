'use client';

import type { ReactNode } from 'react';
import { LineIcon } from '@/components/ui/icon';
import { CALENDAR } from '@/components/ui/icons';
import { Badge } from '@/components/ui/badge';
import { NearSlides } from '@/components/ui/carousel/near-slides';
import { UploadedPicture } from '@/components/ui/uploaded-picture';
import type { Amounts } from '@/lib/raffle/amounts';
import type { SoldShare } from '@/lib/raffle/sold-share';
import type { ImagePath } from '@/lib/raffle/types';
import styles from './raffle-cards.module.css';
import { TicketPrice } from '@/components/picker/ticket-price';

/** A card's content, already formatted: up to a hundred are sent to the browser. */
export type RaffleCardFacts = {
  id: string;
  name: string;
  cover: ImagePath | null;
  /** Null until it is announced; without it `result` is shown instead. */
  price?: Amounts | null;
  result?: ReactNode;
  draw: { iso: string; text: string } | null;
  sold?: SoldShare;
  badge?: 'finished' | 'soon' | 'sold-out';
};

export function RaffleCards({ cards }: { cards: RaffleCardFacts[] }) {
  return (
    <NearSlides
      slides={cards.map((card) => ({
        key: card.id,
        href: `/rifa/${card.id}`,
        name: card.name,
        whole: <RaffleCard card={card} />,
      }))}
    />
  );
}

function RaffleCard({ card }: { card: RaffleCardFacts }) {
  const { id, name, cover, price, draw, sold, badge, result } = card;
  return (
    <article className={styles.card} data-open={badge !== 'finished'}>
      <div className={styles.cover}>
        <UploadedPicture
          src={cover}
          alt=""
          sizes="(min-width: 72rem) 24rem, (min-width: 500px) 33vw, calc(100vw - 2rem)"
        />
        <div className={styles.badges}>
          {badge === 'finished' && <Badge tone="deep">Finalizada</Badge>}
          {badge === 'soon' && <Badge tone="warning">Abre pronto</Badge>}
          {badge === 'sold-out' && <Badge tone="warning">Agotada</Badge>}
        </div>
      </div>
      <div className={styles.body}>
        <h3 className={styles.name}>
          <a href={`/rifa/${id}`} draggable={false}>
            {name}
          </a>
        </h3>
        {draw && (
          <p className={styles.date}>
            <LineIcon size={16} path={CALENDAR} />
            <span>
              <span className="visually-hidden">Sorteo: </span>
              <time dateTime={draw.iso}>{draw.text}</time>
            </span>
          </p>
        )}
        {sold && (
          <p className={styles.sold}>
            <span className={styles.bar} aria-hidden>
              <span style={{ width: `${sold.percent}%` }} />
            </span>
            <span>{sold.text}</span>
          </p>
        )}
        <p className={styles.foot}>
          <span className={styles.price}>
            {price === undefined ? result : <TicketPrice price={price} />}
          </span>
          <span className={styles.cue} aria-hidden>
            {badge ? 'Ver' : 'Comprar'}
          </span>
        </p>
      </div>
    </article>
  );
}
