import { ButtonLink } from '@/components/ui/button';
import { Carousel } from '@/components/ui/carousel/carousel';
import { PreloadPicture } from '@/components/ui/preload-picture';
import { formatDrawDate } from '@/lib/raffle/dates';
import { listedPrice } from '@/lib/raffle/rate';
import type { RaffleSummary } from '@/lib/raffle/types';
import { HERO_SIZES } from './hero-picture';
import { HeroSlides, type HeroSlideFacts } from './hero-slides';
import styles from './hero.module.css';

const SLIDE_MS = 6000;

type HeroProps = {
  /** Null when they could not be loaded. */
  raffles: RaffleSummary[] | null;
  currencySymbol: string;
};

export function Hero({ raffles, currencySymbol }: HeroProps) {
  return (
    <div className={styles.hero}>
      <PreloadPicture src={raffles?.[0]?.cover ?? null} sizes={HERO_SIZES} />
      {raffles?.length ? (
        <Carousel
          label="Rifas destacadas"
          motion="step"
          slideMs={SLIDE_MS}
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

function HeroWithoutRaffles({ isFailure }: { isFailure: boolean }) {
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>Tu próximo premio empieza con un número</h2>
      <p className={styles.text}>
        {isFailure
          ? 'Estamos actualizando las rifas. Vuelve en un momento.'
          : 'Ahora no hay rifas activas. Muy pronto publicaremos la próxima.'}
      </p>
      <ButtonLink href={isFailure ? '' : '/contact'} variant="accent" className={styles.button}>
        {isFailure ? 'Intentar de nuevo' : 'Contáctanos'}
      </ButtonLink>
    </div>
  );
}

const DESCRIPTION_LENGTH = 240;

function heroSlideFacts(raffle: RaffleSummary, currencySymbol: string): HeroSlideFacts {
  const { id, name, description, cover, drawDate, isPending } = raffle;
  return {
    id,
    name,
    description: [...description].slice(0, DESCRIPTION_LENGTH).join(''),
    cover,
    price: listedPrice(raffle, currencySymbol),
    draw: drawDate ? { iso: drawDate, text: formatDrawDate(drawDate) } : null,
    isPending,
  };
}
