import { Carousel } from '@/components/ui/carousel/carousel';
import type { RaffleSummary } from '@/lib/raffle/types';
import { heroSlideFacts } from './hero-slide-facts';
import { HeroSlides } from './hero-slides';
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
          <HeroSlides slides={raffles.map((raffle) => heroSlideFacts(raffle, currencySymbol))} />
        </Carousel>
      ) : (
        <HeroWithoutRaffles isFailure={raffles === null} />
      )}
    </div>
  );
}
