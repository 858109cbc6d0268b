import { Carousel } from '@/components/ui/carousel/carousel';
import { CarouselSlide } from '@/components/ui/carousel/carousel-slide';
import type { RaffleSummary } from '@/lib/raffle/types';
import { HeroSlide } from './hero-slide';
import { HeroWithoutRaffles } from './hero-without-raffles';
import styles from './hero.module.css';

/** Long enough to read a slide aloud. */
const SLIDE_MS = 6000;

type HeroProps = {
  /** Newest first; null when they could not be loaded. */
  raffles: RaffleSummary[] | null;
  currencySymbol: string;
};

export function Hero({ raffles, currencySymbol }: HeroProps) {
  return (
    <div className={styles.hero}>
      {raffles?.length ? (
        <Carousel
          label="Rifas destacadas"
          motion={{ kind: 'step', delayMs: SLIDE_MS }}
          className={styles.carousel}
        >
          {raffles.map((raffle, index) => (
            <CarouselSlide key={raffle.id} position={index + 1} total={raffles.length}>
              <HeroSlide raffle={raffle} currencySymbol={currencySymbol} isFirst={index === 0} />
            </CarouselSlide>
          ))}
        </Carousel>
      ) : (
        <HeroWithoutRaffles isFailure={raffles === null} />
      )}
    </div>
  );
}
