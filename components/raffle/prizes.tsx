import { Section } from '@/components/ui/section';
import { formatDrawDate } from '@/lib/raffle/dates';
import type { Prize } from '@/lib/raffle/types';
import styles from './raffle-page.module.css';

export function Prizes({ prizes }: { prizes: Prize[] }) {
  if (prizes.length === 0) return null;
  return (
    <Section title="Premios especiales">
      <ol className={styles.prizes}>
        {prizes.map(({ date, name, description }, index) => (
          <li key={index} className={styles.prize}>
            <span className={styles.index}>{index + 1}</span>
            <div>
              {date && (
                <p className={styles.date}>
                  <time dateTime={date}>{formatDrawDate(date)}</time>
                </p>
              )}
              <h3 className={styles.prizeName}>{name}</h3>
              {description && <p className={styles.prizeDescription}>{description}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
