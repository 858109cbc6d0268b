import { Carousel } from '@/components/ui/carousel/carousel';
import { CarouselSlide } from '@/components/ui/carousel/carousel-slide';
import type { ShopContent } from '@/lib/content/types';
import styles from './home.module.css';

const SHOWN_MS = 8000;

export function Testimonials({ testimonials }: Pick<ShopContent, 'testimonials'>) {
  if (testimonials.length === 0) return null;
  return (
    <section className={styles.testimonials}>
      <Carousel
        label="Opiniones de nuestros participantes"
        motion="step"
        slideMs={SHOWN_MS}
        heading={<h2 className={styles.testimonialsTitle}>Lo que dicen nuestros participantes</h2>}
        className={styles.carousel}
      >
        {testimonials.map(({ name, place, words }, index) => (
          <CarouselSlide key={name} position={index + 1} total={testimonials.length}>
            <figure className={styles.testimonial}>
              <blockquote className={styles.words}>
                <p>{`«${words}»`}</p>
              </blockquote>
              <figcaption className={styles.who}>
                <span className={styles.initial} aria-hidden>
                  {name[0]}
                </span>
                <span>
                  <strong>{name}</strong>
                  {place && <span className={styles.place}>{place}</span>}
                </span>
              </figcaption>
            </figure>
          </CarouselSlide>
        ))}
      </Carousel>
    </section>
  );
}
