import { EmptyNote } from '@/components/ui/empty-note';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { formatDrawDate } from '@/lib/raffle/dates';
import type { RaffleSummary } from '@/lib/raffle/types';
import { MyNumbers } from './my-numbers';
import type { VerifyingShop } from './verification-result';
import styles from './verify-page.module.css';

type VerifyPageProps = {
  /** Open ones first; null when they could not be loaded. */
  raffles: RaffleSummary[] | null;
  shop: VerifyingShop;
};

/** Asks once for all raffles. The list leads to those that are not searched, and to a raffle where no script runs. */
export function VerifyPage({ raffles, shop }: VerifyPageProps) {
  const named = (raffles ?? []).map(({ id, name, drawDate }) => ({ id, name, drawDate }));
  return (
    <div className={styles.page}>
      <Breadcrumb here="Mis números" />
      <h1 className={styles.title}>Mis números</h1>
      <p className={styles.intro}>Mira en qué rifas participas, cómo van tus pagos y si ganaste.</p>
      <noscript>
        <p>Tu navegador no puede abrir esta parte. Escríbenos y te decimos cómo van tus números.</p>
      </noscript>
      <MyNumbers raffles={named} shop={shop} />
      <section aria-labelledby="otra-rifa" className={styles.others}>
        <h2 id="otra-rifa" className={styles.subtitle}>
          ¿No sale tu rifa?
        </h2>
        <p className={styles.intro}>
          Buscamos en las rifas abiertas y en las últimas finalizadas. Abre la tuya y consulta allí.
        </p>
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
      </section>
    </div>
  );
}
