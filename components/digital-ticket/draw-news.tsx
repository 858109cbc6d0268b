import { Countdown } from '@/components/raffle/countdown';
import type { DigitalTicket, DrawStage } from '@/lib/raffle/digital-ticket';
import styles from './draw-news.module.css';

type DrawNewsProps = { ticket: DigitalTicket; stage: DrawStage };

/** How long until the draw, and then how it ended. */
export function DrawNews({ ticket: { raffle, winner }, stage }: DrawNewsProps) {
  return (
    <>
      {stage === 'before' && raffle?.drawDate && <Countdown until={raffle.drawDate} />}
      <div role="status" className={styles.news} data-stage={stage}>
        {stage === 'awaiting' && (
          <p>La hora del sorteo ya pasó. El resultado aparecerá aquí apenas se publique.</p>
        )}
        {stage === 'won' && (
          <>
            <p className={styles.title}>¡Tu número salió ganador!</p>
            <p>
              Número ganador: <strong>{winner}</strong>. Te contactaremos para entregarte el premio.
            </p>
          </>
        )}
        {stage === 'lost' && (
          <>
            <p className={styles.title}>Ya hay resultado</p>
            <p>
              Número ganador: <strong>{winner}</strong>. Esta vez no fue ninguno de los tuyos;
              gracias por participar.
            </p>
          </>
        )}
      </div>
    </>
  );
}
