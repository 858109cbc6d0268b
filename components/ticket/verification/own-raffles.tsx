import { drawSentence, NO_RESULT } from '@/lib/raffle/draw-sentence';
import type { OwnRaffle, OwnRaffles } from '@/lib/raffle/verification';
import styles from './own-raffles.module.css';
import { FoundTickets, NothingFound, type VerifyingShop } from './verification-result';

/** Tells also how many raffles could not be searched. */
export function OwnRafflesFound({ found, shop }: { found: OwnRaffles; shop: VerifyingShop }) {
  const { raffles, unread } = found;
  const count = raffles.length;
  return (
    <>
      {count === 0 && unread === 0 && <NothingFound shop={shop} />}
      {count > 0 && (
        <>
          <h3 className={styles.title}>
            {count === 1 ? 'Tienes números en 1 rifa' : `Tienes números en ${count} rifas`}
          </h3>
          <ul className={styles.raffles}>
            {raffles.map((own) => (
              <OwnRaffleFound key={own.raffle.id} own={own} shop={shop} />
            ))}
          </ul>
        </>
      )}
      {unread > 0 && (
        <p className={styles.unread}>
          {`No pudimos revisar ${unread === 1 ? '1 rifa' : `${unread} rifas`}. Intenta de nuevo.`}
        </p>
      )}
    </>
  );
}

function OwnRaffleFound({ own, shop }: { own: OwnRaffle; shop: VerifyingShop }) {
  const { raffle, verified, draw } = own;
  return (
    <li className={styles.raffle}>
      <h4 className={styles.name}>
        <a href={`/rifa/${raffle.id}`}>{raffle.name}</a>
      </h4>
      <p className={styles.draw} data-stage={draw?.stage}>
        {draw ? drawSentence({ ...draw, drawDate: raffle.drawDate }) : NO_RESULT}
      </p>
      <FoundTickets found={verified} raffle={raffle.name} shop={shop} />
    </li>
  );
}
