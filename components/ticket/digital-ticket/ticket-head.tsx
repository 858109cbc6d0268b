import { UploadedPicture } from '@/components/ui/uploaded-picture';
import { formatDrawDate } from '@/lib/raffle/dates';
import type { DigitalTicket } from '@/lib/raffle/digital-ticket';
import styles from './digital-ticket.module.css';

export const COVER_SIZES = '(min-width: 40rem) 36rem, 100vw';

type TicketHeadProps = { raffle: DigitalTicket['raffle']; shopName: string };

export function TicketHead({ raffle, shopName }: TicketHeadProps) {
  return (
    <header className={styles.head}>
      <p className={styles.kind}>
        <span>{shopName}</span>
        <span>Boleto digital</span>
      </p>
      {raffle?.cover && (
        <UploadedPicture src={raffle.cover} alt="" sizes={COVER_SIZES} ratio="2 / 1" isMain />
      )}
      <div className={styles.words}>
        <h1 className={styles.name}>
          {raffle ? <a href={`/rifa/${raffle.id}`}>{raffle.name}</a> : 'Mi boleto digital'}
        </h1>
        {raffle?.lottery && <p>{raffle.lottery}</p>}
        {raffle?.drawDate && (
          <p>
            Sorteo: <time dateTime={raffle.drawDate}>{formatDrawDate(raffle.drawDate)}</time>
          </p>
        )}
      </div>
    </header>
  );
}
