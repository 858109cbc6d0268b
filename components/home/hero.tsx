import { Carousel } from '@/components/ui/carousel/carousel';
import { HERO_SLIDE_MS } from '@/lib/raffle/slider-motion';
import type { RaffleSummary } from '@/lib/raffle/types';
import { heroSlideFacts } from './hero-slide-facts';
import { HeroSlides } from './hero-slides';
import { HeroWithoutRaffles } from './hero-without-raffles';
import styles from './hero.module.css';

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
          motion={{ kind: 'step', delayMs: HERO_SLIDE_MS }}
          className={styles.carousel}
        >
          <HeroSlides slides={raffles.map((raffle) => heroSlideFacts(raffle, currencySymbol))} />
        </Carousel>
      ) : (
        <HeroWithoutRaffles isFailure={raffles === null} />
      )}
    </div>
  );
}
