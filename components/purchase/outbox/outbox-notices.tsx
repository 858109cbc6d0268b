import { useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { openPayment, resumePayment } from '@/components/picker/selection/open-payment';
import { Button, ButtonLink } from '@/components/ui/button';
import { Figures } from '@/components/ui/figures';
import { sentOf, waitingOf } from '@/lib/raffle/purchase-state';
import { numbersInShort } from '@/lib/raffle/selection';
import { onDraftFlag } from '../draft/draft-flag';
import { takeBack, useKeptDraft } from '../draft/purchase-store';
import styles from '../payment-launcher.module.css';
import { newsText } from './news';
import { clearOutbox, outboxRaffles, readOutbox, type OutboxNews } from './outbox-flag';
import own from './outbox-notices.module.css';

/** Screen readers announce a live region only if it exists, empty, before its text. */
export function showNotices(): void {
  if (document.getElementById('outbox')) return;
  const outlet = document.createElement('div');
  outlet.id = 'outbox';
  outlet.className = own.outlet ?? '';
  outlet.setAttribute('role', 'status');
  document.body.append(outlet);
  createRoot(outlet).render(<OutboxNotices />);
}

/** Notices stay until read: after hours, a buyer looks for the outcome and would miss a toast. */
function OutboxNotices() {
  const flags = useSyncExternalStore(onFlags, allFlags);
  const all = JSON.parse(flags) as [raffleId: string, flag: ReturnType<typeof readOutbox>][];
  return all.map(([raffleId, flag]) => {
    if (!flag) return null;
    return flag.state === 'waiting' ? (
      <WaitingNotice key={raffleId} raffleId={raffleId} />
    ) : (
      <EndNotice key={raffleId} raffleId={raffleId} news={flag} />
    );
  });
}

const allFlags = () => JSON.stringify(outboxRaffles().map((id) => [id, readOutbox(id)]));

function onFlags(listener: () => void): () => void {
  const stop = onDraftFlag(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}

/** Opens the payment on the raffle's own page; on other pages it links there. */
function ToPayment({ raffleId, open }: { raffleId: string; open: () => void }) {
  const address = `/rifa/${raffleId}`;
  if (location.pathname !== address) {
    return (
      <ButtonLink size="small" href={address}>
        Ir a la rifa
      </ButtonLink>
    );
  }
  return (
    <Button size="small" onClick={open}>
      Ver mi pago
    </Button>
  );
}

function WaitingNotice({ raffleId }: { raffleId: string }) {
  const [isPutOff, setPutOff] = useState(false);
  const [tries, setTries] = useState(0);
  const kept = useKeptDraft(raffleId, tries);
  const sent = kept && sentOf(kept.purchase);

  if (!sent || isPutOff) return null;
  const waiting = waitingOf(kept.purchase);
  const numbers = numbersInShort(sent.tickets.map(({ number }) => number));
  return (
    <aside className={styles.notice} aria-label="Pago guardado">
      <p>
        <strong>Tu pago está guardado en este teléfono.</strong>{' '}
        <span>
          {waiting?.hasLeft
            ? 'Estamos viendo si ya llegó; si no, se enviará solo.'
            : 'Se envía solo cuando vuelva la señal.'}
        </span>{' '}
        No vuelvas a pagar.{' '}
        <span className={styles.numbers} translate="no">
          {numbers}
        </span>
      </p>
      <div className={styles.actions}>
        <ToPayment raffleId={raffleId} open={resumePayment} />
        {waiting?.hasLeft === false && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => void takeBack(raffleId).then(() => setTries(tries + 1))}
          >
            Cancelar este envío
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => setPutOff(true)}>
          Ocultar
        </Button>
      </div>
    </aside>
  );
}

function EndNotice({ raffleId, news }: { raffleId: string; news: OutboxNews }) {
  const { money, rest } = newsText(news);

  function lookAtIt() {
    clearOutbox(raffleId);
    if (news.state === 'given-up') openPayment();
    else resumePayment();
  }

  return (
    <aside className={styles.notice} aria-label="Cómo quedó tu pago">
      <p>
        <strong>{money}</strong> <Figures in={rest} />
      </p>
      <div className={styles.actions}>
        {news.state === 'registered' && (
          <ButtonLink size="small" href={news.ticketPath}>
            Ver mi boleto digital
          </ButtonLink>
        )}
        {news.state !== 'registered' && <ToPayment raffleId={raffleId} open={lookAtIt} />}
        <Button variant="quiet" size="small" onClick={() => clearOutbox(raffleId)}>
          Entendido
        </Button>
      </div>
    </aside>
  );
}
