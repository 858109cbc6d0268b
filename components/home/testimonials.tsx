import { Carousel } from '@/components/ui/carousel/carousel';
import { CarouselSlide } from '@/components/ui/carousel/carousel-slide';
import { TESTIMONIAL_MS } from '@/lib/raffle/slider-motion';
import styles from './testimonials.module.css';

/** Sample words, the same for every shop. */
const TESTIMONIALS = [
  {
    name: 'María G.',
    place: 'Maracaibo, Zulia',
    words:
      'Compré mis números desde el teléfono y en menos de cinco minutos ya los tenía apartados. Todo muy claro.',
  },
  {
    name: 'José R.',
    place: 'Barquisimeto, Lara',
    words:
      'Gané una moto y me llamaron el mismo día. Al día siguiente ya la estaba manejando. ¡Gracias!',
  },
  {
    name: 'Carolina P.',
    place: 'Valencia, Carabobo',
    words:
      'Tenía dudas con el pago móvil y me ayudaron por WhatsApp con mucha paciencia. Volveré a participar.',
  },
  {
    name: 'Luis M.',
    place: 'San Cristóbal, Táchira',
    words: 'Me gusta que publican el número ganador con fotos de la entrega. Eso da confianza.',
  },
  {
    name: 'Andreína S.',
    place: 'Caracas, Distrito Capital',
    words:
      'Participo todos los meses con mis hermanas. Es sencillo, serio y nunca nos han fallado.',
  },
];

export function Testimonials() {
  return (
    <section className={styles.section}>
      <Carousel
        label="Opiniones de nuestros participantes"
        motion={{ kind: 'step', delayMs: TESTIMONIAL_MS }}
        heading={<h2 className={styles.title}>Lo que dicen nuestros participantes</h2>}
        className={styles.carousel}
      >
        {TESTIMONIALS.map(({ name, place, words }, index) => (
          <CarouselSlide key={name} position={index + 1} total={TESTIMONIALS.length}>
            <figure className={styles.testimonial}>
              <blockquote className={styles.words}>
                <p>«{words}»</p>
              </blockquote>
              <figcaption className={styles.who}>
                <span className={styles.initial} aria-hidden>
                  {name[0]}
                </span>
                <span>
                  <strong>{name}</strong>
                  <span className={styles.place}>{place}</span>
                </span>
              </figcaption>
            </figure>
          </CarouselSlide>
        ))}
      </Carousel>
    </section>
  );
}
