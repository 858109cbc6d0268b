import { Figures } from '@/components/ui/figures';
import { Section } from '@/components/ui/section';
import type { LastWinner } from '@/lib/raffle/result';
import styles from './raffle-page.module.css';

/** Shows a buyer who doubts that somebody wins here. */
export function LastWinners({ winners }: { winners: LastWinner[] }) {
  if (winners.length === 0) return null;
  return (
    <Section title="Últimos ganadores">
      <ul className={styles.prizes}>
        {winners.map(({ raffle, number, name, picture }) => (
          <li key={raffle.id} className={styles.prize}>
            <img
              loading="lazy"
              src={picture ? `${picture}?w=192.avif` : '/brand/no-image.svg'}
              alt=""
              className={styles.face}
            />
            <a href={`/rifa/${raffle.id}`}>
              <Figures in={`${name} ganó «${raffle.name}» con el ${number}`} />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
