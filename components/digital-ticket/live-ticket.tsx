'use client';

import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import { drawStage, summaryOf, type DigitalTicket } from '@/lib/raffle/digital-ticket';
import { digitalTicketKey } from '@/lib/storefront-api/keys';
import { readJson } from '@/lib/storefront-api/read-json';
import { DrawNews } from './draw-news';
import { HeldNumbers } from './held-numbers';
import styles from './live-ticket.module.css';
import { TicketActions } from './ticket-actions';
import { TicketHead } from './ticket-head';

type LiveTicketProps = {
  /** As it was when the page was made. */
  seen: DigitalTicket;
  token: string;
  /** Of its page, whole. */
  address: string;
  shopName: string;
};

const REFRESH_MS = 5000;

/** A purchase as the admin API has it, asked again while somebody looks. */
export function LiveTicket({ seen, token, address, shopName }: LiveTicketProps) {
  const { data, error, isValidating, mutate } = useSWR(
    digitalTicketKey(token),
    readJson<{ ticket: DigitalTicket }>,
    { fallbackData: { ticket: seen }, refreshInterval: REFRESH_MS },
  );
  const ticket = data?.ticket ?? seen;
  const stage = drawStage(ticket);
  return (
    <div className={styles.page}>
      <article className={styles.ticket} data-stage={stage}>
        <TicketHead raffle={ticket.raffle} shopName={shopName} />
        <div className={styles.tear} aria-hidden />
        <div className={styles.body}>
          <p role="status" className="visually-hidden">
            {summaryOf(ticket.numbers)}
          </p>
          <DrawNews ticket={ticket} stage={stage} />
          <HeldNumbers numbers={ticket.numbers} winner={ticket.winner} />
          <dl className={styles.facts}>
            <dt>Referencia del pago</dt>
            <dd>
              <span aria-hidden>••••</span>
              <span className="visually-hidden">termina en </span>
              {ticket.referenceTail}
            </dd>
          </dl>
        </div>
      </article>
      {(error || !ticket.isCurrent) && (
        <div className={styles.old} role="status">
          <p>
            No pudimos consultar ahora. Tus números siguen siendo estos; lo intentaremos de nuevo en
            unos segundos.
          </p>
          <Button
            variant="quiet"
            size="small"
            disabled={isValidating}
            onClick={() => void mutate()}
          >
            Consultar ahora
          </Button>
        </div>
      )}
      <TicketActions
        token={token}
        address={address}
        raffleName={ticket.raffle?.name ?? shopName}
        hasDraw={stage === 'before'}
      />
      <p className={styles.note}>
        Guarda este enlace: es tu boleto y siempre muestra cómo van tus números. No contiene tu
        nombre, cédula ni teléfono.
      </p>
    </div>
  );
}
