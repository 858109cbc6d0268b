import { LineIcon } from '@/components/ui/icon';
import { TROPHY } from '@/components/ui/other-icons';
import { Badge } from '@/components/ui/badge';
import { UploadedPicture } from '@/components/ui/uploaded-picture';
import type { Lottery } from '@/lib/content/types';
import type { TicketStatus, Winner, WinnerOwner } from '@/lib/raffle/types';
import styles from './raffle-page.module.css';

const STATUS_WORDS: Record<TicketStatus, string> = {
  available: 'Disponible',
  reserved: 'Apartado',
  paid: 'Pagado',
};

type WinnerSectionProps = { winner: Winner; lottery?: Lottery | null };

/** @param lottery publishes the result, so that anybody can compare the number */
export function WinnerSection({ winner, lottery }: WinnerSectionProps) {
  const { number, owner } = winner;
  return (
    <section aria-labelledby="ganador" className={styles.winnerCard}>
      <h2 id="ganador" className={styles.winnerTitle}>
        Número ganador
      </h2>
      <p className={styles.winnerNumber}>
        <LineIcon size={32} path={TROPHY} />
        <strong translate="no">{number}</strong>
      </p>
      {lottery && (
        <p>
          <a href={lottery.results} rel="noopener">{`Ver el resultado de ${lottery.name}`}</a>
        </p>
      )}
      {owner ? (
        <Owner owner={owner} number={number} />
      ) : (
        <>
          <p>Ticket Disponible</p>
          <p>Nadie apartó este número.</p>
        </>
      )}
    </section>
  );
}

function Owner({ owner, number }: { owner: WinnerOwner; number: string }) {
  const place = [owner.route, owner.address].filter(Boolean).join(', ');
  return (
    <div className={styles.winnerOwner}>
      {owner.name && <p className={styles.winnerName}>{owner.name}</p>}
      {place && (
        <p>
          <span data-nosnippet>{place}</span>
        </p>
      )}
      <p>
        <Badge tone={owner.status === 'paid' ? 'ok' : 'warning'}>
          {STATUS_WORDS[owner.status]}
        </Badge>
      </p>
      {owner.images.length > 0 && (
        <ul className={styles.winnerImages}>
          {owner.images.map((image, index) => (
            <li key={image}>
              <UploadedPicture
                src={image}
                alt={`Número ganador ${number}, imagen ${index + 1}`}
                sizes="(min-width: 56rem) 18rem, 45vw"
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
