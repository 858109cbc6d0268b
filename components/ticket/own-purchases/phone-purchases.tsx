import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { AskFirst } from '@/components/ui/ask-first';
import { Button, ButtonLink } from '@/components/ui/button';
import { drawStage, summaryOf, type DigitalTicket } from '@/lib/raffle/digital-ticket';
import { drawSentence } from '@/lib/raffle/draw-sentence';
import type { RaffleSummary } from '@/lib/raffle/types';
import { digitalTicketKey } from '@/lib/storefront-api/late-request-keys';
import { readJson } from '@/lib/storefront-api/read-json';
import { allStoredPurchases, readAllPurchases, type PhonePurchase } from './all-purchases';
import styles from './phone-purchases.module.css';
import { onStoredPurchases } from './stored-purchases';

export type NamedRaffle = Pick<RaffleSummary, 'id' | 'name' | 'drawDate'>;

const SHOWN_AT_FIRST = 2;

type PhonePurchasesProps = { raffles: NamedRaffle[]; onForgotten: () => void };

/** What this phone bought in any raffle, newest first, without a question. */
export function PhonePurchases({ raffles, onForgotten }: PhonePurchasesProps) {
  const stored = useSyncExternalStore(onStoredPurchases, allStoredPurchases, () => '[]');
  const purchases = useMemo(() => readAllPurchases(stored), [stored]);
  const isEmpty = purchases.length === 0;
  useEffect(() => {
    if (!isEmpty) void forgetOld(raffles);
  }, [isEmpty, raffles]);
  if (isEmpty) return null;
  return (
    <section aria-labelledby="en-este-telefono" className={styles.phone}>
      <h2 id="en-este-telefono" className={styles.title}>
        Compraste en este teléfono
      </h2>
      <PurchaseList
        purchases={purchases}
        raffles={raffles}
        onForget={() => void forgetAll().then(onForgotten)}
      />
    </section>
  );
}

type PurchaseListProps = {
  purchases: PhonePurchase[];
  raffles: NamedRaffle[];
  onForget: () => void;
};

function PurchaseList({ purchases, raffles, onForget }: PurchaseListProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? purchases : purchases.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ul className={styles.purchases}>
        {shown.map((purchase) => (
          <PurchaseCard key={purchase.trace} {...{ purchase, raffles }} />
        ))}
      </ul>
      {shown.length < purchases.length && (
        <Button variant="quiet" size="small" className={styles.more} onClick={() => setWhole(true)}>
          {`Ver todas (${purchases.length})`}
        </Button>
      )}
      <AskFirst
        note="Esta lista está solo en este teléfono."
        question="Se quitarán de este teléfono; tus números siguen siendo tuyos."
        action="Quitar de este teléfono"
        no="No, dejarlos"
        yes="Sí, quitarlos"
        onYes={onForget}
        className={styles.forget}
      />
    </>
  );
}

type PurchaseCardProps = { purchase: PhonePurchase; raffles: NamedRaffle[] };

function PurchaseCard({ purchase, raffles }: PurchaseCardProps) {
  const { raffleId, numbers, ticketPath } = purchase;
  const token = ticketPath?.replace('/boleto/', '');
  const { data, error } = useSWR(
    token ? digitalTicketKey(token) : null,
    readJson<{ ticket: DigitalTicket }>,
  );
  const ticket = data?.ticket;
  const raffle = raffles.find(({ id }) => id === raffleId);
  const drawDate = ticket?.raffle?.drawDate ?? raffle?.drawDate ?? null;
  return (
    <li className={styles.purchase}>
      <h3 className={styles.name}>
        <a href={`/rifa/${raffleId}`}>{ticket?.raffle?.name ?? raffle?.name ?? 'Rifa'}</a>
      </h3>
      <p className={styles.numbers} translate="no">
        {numbers.join(', ')}
      </p>
      {token ? (
        <>
          <p className={styles.state}>{ticket ? summaryOf(ticket.numbers) : waiting(error)}</p>
          <p className={styles.draw} data-stage={ticket && drawStage(ticket)}>
            {ticket && drawSentence({ stage: drawStage(ticket), winner: ticket.winner, drawDate })}
          </p>
        </>
      ) : (
        <p className={styles.state}>Búscalos con tu cédula para saber cómo van.</p>
      )}
      {ticketPath && (
        <ButtonLink variant="quiet" size="small" href={ticketPath}>
          Ver mi boleto digital
        </ButtonLink>
      )}
    </li>
  );
}

function waiting(error: unknown): string {
  return error ? 'No pudimos consultar cómo van. Abre tu boleto.' : 'Consultando…';
}

const raffleIds = () =>
  new Set(readAllPurchases(allStoredPurchases()).map(({ raffleId }) => raffleId));

async function forgetAll(): Promise<void> {
  const { forgetPurchases } = await import('./own-purchases');
  for (const raffleId of raffleIds()) forgetPurchases(raffleId);
}

async function forgetOld(raffles: NamedRaffle[]): Promise<void> {
  const { forgetOldPurchases } = await import('./own-purchases');
  for (const raffleId of raffleIds()) {
    forgetOldPurchases(raffleId, raffles.find(({ id }) => id === raffleId)?.drawDate ?? null);
  }
}
