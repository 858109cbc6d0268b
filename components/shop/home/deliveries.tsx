import { Section } from '@/components/ui/section';
import type { ShopContent } from '@/lib/content/types';
import styles from './home.module.css';

export function Deliveries({ deliveries }: Pick<ShopContent, 'deliveries'>) {
  if (deliveries.length === 0) return null;
  return (
    <Section title="Premios entregados">
      <ul className={styles.deliveries}>
        {deliveries.map(({ picture, caption }) => (
          <li key={picture}>
            <figure className={styles.delivery}>
              <img
                src={`/pictures/${picture}`}
                alt=""
                loading="lazy"
                decoding="async"
                className={styles.picture}
              />
              <figcaption className={styles.caption}>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
