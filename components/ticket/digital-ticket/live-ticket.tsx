'use client';

import { Fragment, useEffect } from 'react';
import useSWR from 'swr';
import { Countdown } from '@/components/ui/countdown';
import { Button } from '@/components/ui/button';
import { QuestionLink } from '@/components/ui/chat-link';
import { amountsText, twoAmounts } from '@/lib/raffle/amounts';
import {
  drawStage,
  numbersToBoastOf,
  summaryOf,
  type DigitalTicket,
  type DrawStage,
} from '@/lib/raffle/digital-ticket';
import { TO_GET_THE_PRIZE } from '@/lib/raffle/draw-sentence';
import { prizeMessage } from '@/lib/raffle/hand-off';
import { registeredText } from '@/lib/raffle/paid';
import { whatsappChat } from '@/lib/raffle/whatsapp-chat';
import { digitalTicketKey } from '@/lib/storefront-api/late-request-keys';
import { readJson } from '@/lib/storefront-api/read-json';
import { TicketNumbers } from './ticket-numbers';
import styles from './digital-ticket.module.css';
import { TicketActions } from './ticket-actions';
import { TicketHead } from './ticket-head';

type LiveTicketProps = {
  seen: DigitalTicket;
  token: string;
  /** The full URL of the ticket's page. */
  address: string;
  shopName: string;
  currencySymbol: string;
  whatsapp: string | null;
  /** How a winner gets the prize, in the owner's words. */
  prize: string | null;
};

const REFRESH_MS = 5000;

export function LiveTicket(props: LiveTicketProps) {
  const { seen, token, address, shopName, currencySymbol, whatsapp, prize } = props;
  const { data, error, isValidating, mutate } = useSWR(
    digitalTicketKey(token),
    readJson<{ ticket: DigitalTicket }>,
    { fallbackData: { ticket: seen }, refreshInterval: REFRESH_MS },
  );
  const ticket = data?.ticket ?? seen;
  useEffect(() => void keepForLater(token, ticket), [token, ticket]);
  const stage = drawStage(ticket);
  const registered = registeredText(ticket, currencySymbol);
  const total =
    ticket.total &&
    amountsText(twoAmounts(ticket.total.base, ticket.total.converted, currencySymbol));
  return (
    <div className={styles.page}>
      <article className={styles.ticket} data-stage={stage}>
        <TicketHead raffle={ticket.raffle} shopName={shopName} />
        <div className={styles.tear} aria-hidden />
        <div className={styles.body}>
          <p role="status" className="visually-hidden">
            {summaryOf(ticket.numbers)}
          </p>
          <DrawNews {...{ ticket, stage, prize, whatsapp }} />
          <TicketNumbers numbers={ticket.numbers} winner={ticket.winner} />
          {(registered || total || ticket.referenceTail) && (
            <dl className={styles.facts}>
              {registered && (
                <div>
                  <dt>Monto registrado</dt>
                  <dd translate="no">{registered}</dd>
                </div>
              )}
              {total && (
                <div>
                  <dt>Total</dt>
                  <dd translate="no">{total}</dd>
                </div>
              )}
              {ticket.referenceTail && (
                <div>
                  <dt>Referencia del pago</dt>
                  <dd>
                    <span aria-hidden>••••</span>
                    <span className="visually-hidden">termina en </span>
                    <span translate="no">{ticket.referenceTail}</span>
                  </dd>
                </div>
              )}
            </dl>
          )}
        </div>
      </article>
      {(error || !ticket.isCurrent) && (
        <div className={styles.old} role="status">
          <p>
            No pudimos actualizar tu boleto ahora. Tus números siguen siendo estos; lo intentaremos
            de nuevo en unos segundos.
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
        mayBoast={numbersToBoastOf(ticket).length > 0}
      />
      <QuestionLink
        whatsapp={whatsapp}
        raffle={ticket.raffle?.name}
        numbers={ticket.numbers.map(({ number }) => number)}
        amount={registered ?? total}
      />
      <p className={styles.note}>
        Guarda este enlace: es tu boleto y siempre muestra cómo van tus números. No contiene tu
        nombre, cédula ni teléfono.
      </p>
    </div>
  );
}

async function keepForLater(token: string, ticket: DigitalTicket): Promise<void> {
  const { keepOwnTicket } = await import('../own-purchases/own-purchases');
  await keepOwnTicket(`/boleto/${token}`, ticket);
}

type DrawNewsProps = Pick<LiveTicketProps, 'prize' | 'whatsapp'> & {
  ticket: DigitalTicket;
  stage: DrawStage;
};

const DRAWN: Partial<Record<DrawStage, { headline: string; then?: string }>> = {
  won: { headline: '¡Tu número salió ganador!' },
  underReview: {
    headline: 'Salió tu número, y tu pago está en revisión',
    then: ' Cuando confirmemos tu pago aparecerá aquí.',
  },
  unconfirmed: {
    headline: 'Ya hay resultado',
    then: ' Está en este boleto, pero ahora no pudimos consultar si sigue a tu nombre; lo intentamos de nuevo cada pocos segundos.',
  },
  lost: {
    headline: 'Ya hay resultado',
    then: ' Esta vez no fue ninguno de los tuyos; gracias por participar.',
  },
};

function DrawNews({ ticket: { raffle, winner }, stage, prize, whatsapp }: DrawNewsProps) {
  const news = DRAWN[stage];
  return (
    <>
      {stage === 'before' && raffle?.drawDate && <Countdown until={raffle.drawDate} />}
      <div role="status" className={styles.news} data-stage={stage}>
        {stage === 'awaiting' && (
          <p>La hora del sorteo ya pasó. El resultado aparecerá aquí apenas se publique.</p>
        )}
        {news && (
          <Fragment key={stage}>
            <p className={styles.headline}>{news.headline}</p>
            <p>
              Número ganador: <strong translate="no">{winner}</strong>.<span>{news.then}</span>
            </p>
          </Fragment>
        )}
        {stage === 'won' && (
          <p>
            {prize ??
              (whatsapp && winner ? (
                <a
                  href={whatsappChat(whatsapp, prizeMessage(raffle?.name, winner))}
                  target="_blank"
                  rel="noreferrer"
                >
                  {TO_GET_THE_PRIZE}
                </a>
              ) : (
                TO_GET_THE_PRIZE
              ))}
          </p>
        )}
      </div>
    </>
  );
}
