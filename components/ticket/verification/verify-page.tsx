import { EmptyNote } from '@/components/ui/empty-note';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { formatDrawDate } from '@/lib/raffle/dates';
import type { RaffleSummary } from '@/lib/raffle/types';
import styles from './verify-page.module.css';

type VerifyPageProps = {
  /** Open ones first; null when they could not be loaded. */
  raffles: RaffleSummary[] | null;
};

/** Links to the raffles' pages, where tickets are looked up. */
export function VerifyPage({ raffles }: VerifyPageProps) {
  return (
    <div className={styles.page}>
      <Breadcrumb steps={[{ label: 'Inicio', href: '/home' }, { label: 'Verificar' }]} />
      <h1 className={styles.title}>Verificar mis números</h1>
      <p className={styles.intro}>Elige la rifa y consulta tus números con tu cédula.</p>
      {raffles?.length ? (
        <ul className={styles.raffles}>
          {raffles.map(({ id, name, drawDate }) => (
            <li key={id}>
              <a href={`/rifa/${id}#verificar`}>{name}</a>
              {drawDate && <time dateTime={drawDate}>{formatDrawDate(drawDate)}</time>}
            </li>
          ))}
        </ul>
      ) : (
        <EmptyNote text="Todavía no hay rifas." isFailure={raffles === null} />
      )}
    </div>
  );
}
