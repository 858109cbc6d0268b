import { LineIcon } from '@/components/ui/icon';
import { CALENDAR } from '@/components/ui/icons';
import { TROPHY } from '@/components/ui/other-icons';
import { PreloadPicture } from '@/components/ui/preload-picture';
import { UploadedPicture } from '@/components/ui/uploaded-picture';
import { formatDrawDate } from '@/lib/raffle/dates';
import type { PastResult } from '@/lib/raffle/result';
import styles from './results.module.css';

const LEAD_SIZES = '(width < 40rem) 100vw, 36rem';

type ResultCardProps = {
  result: PastResult;
  /** With a picture as wide as the page. */
  isLead: boolean;
};

export function ResultCard({ result, isLead }: ResultCardProps) {
  const { id, name, drawDate, cover, winner } = result;
  return (
    <article className={isLead ? styles.lead : styles.row}>
      <div className={styles.cover}>
        {isLead ? (
          <>
            <PreloadPicture src={cover} sizes={LEAD_SIZES} />
            <UploadedPicture src={cover} alt="" sizes={LEAD_SIZES} ratio="16 / 9" isMain />
          </>
        ) : (
          <UploadedPicture src={cover} alt="" sizes="6rem" ratio="1 / 1" />
        )}
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <a href={`/rifa/${id}`}>{name}</a>
        </h2>
        {drawDate && (
          <p className={styles.date}>
            <LineIcon size={16} path={CALENDAR} />
            <span>
              <span className="visually-hidden">Sorteo: </span>
              <time dateTime={drawDate}>{formatDrawDate(drawDate)}</time>
            </span>
          </p>
        )}
        <WinningTicket winner={winner} />
      </div>
    </article>
  );
}

function WinningTicket({ winner }: Pick<PastResult, 'winner'>) {
  if (!winner) {
    const text = winner === null ? 'Esperando el resultado' : 'Resultado no disponible por ahora';
    return <p className={styles.awaited}>{text}</p>;
  }
  return (
    <p className={styles.winner}>
      <LineIcon size={20} path={TROPHY} />
      <span>
        <span className="visually-hidden">Número ganador: </span>
        <strong translate="no" className={styles.number}>
          {winner.number}
        </strong>
        <span className={styles.owner}>{winner.owner ?? 'Ticket Disponible'}</span>
      </span>
    </p>
  );
}
