import { SilenceNote } from '@/components/ui/silence-note';
import { EmptyNote } from '@/components/ui/empty-note';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button';
import { resultsPath, type ResultsPage } from '@/lib/raffle/result';
import { ResultCard } from './result-card';
import styles from './results.module.css';

type ResultsProps = {
  /** Counted from 1. */
  page: number;
  /** Null when it could not be loaded. */
  list: ResultsPage | null;
  /** ISO time of the last answer of the admin API, when there has been none for a while. */
  knownSince: string | null;
};

export function Results({ page, list, knownSince }: ResultsProps) {
  const emptyText =
    page > 1
      ? 'No hay resultados más antiguos.'
      : 'Todavía no hay resultados. Aquí verás los sorteos realizados.';
  // The newest that has a winner leads the first page.
  const lead = page === 1 ? list?.results.find(({ winner }) => winner) : undefined;
  const others = list?.results.filter((result) => result !== lead) ?? [];
  const results = lead ? [lead, ...others] : others;
  return (
    <div className={styles.results}>
      <Breadcrumb here="Resultados" />
      <h1 className={styles.title}>Resultados</h1>
      <p className={styles.intro}>Los números ganadores de las rifas finalizadas.</p>
      <SilenceNote since={knownSince} />
      {results.length > 0 ? (
        <ol className={styles.list}>
          {results.map((result) => (
            <li key={result.id} className={result === lead ? styles.leadItem : undefined}>
              <ResultCard result={result} isLead={result === lead} />
            </li>
          ))}
        </ol>
      ) : (
        <EmptyNote text={emptyText} isFailure={list === null} />
      )}
      {(page > 1 || list?.hasMore) && (
        <nav aria-label="Páginas de resultados" className={styles.pages}>
          {page > 1 && (
            <ButtonLink variant="quiet" href={resultsPath(page - 1)} rel="prev">
              Más recientes
            </ButtonLink>
          )}
          {list?.hasMore && (
            <ButtonLink variant="quiet" href={resultsPath(page + 1)} rel="next">
              Anteriores
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  );
}
