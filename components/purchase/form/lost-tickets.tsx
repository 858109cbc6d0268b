import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Figures } from '@/components/ui/figures';
import type { SelectionStore } from '@/components/picker/selection/selection-store';
import type { ChosenTicket, Selection } from '@/lib/raffle/selection';
import { useSubstitutes } from '@/components/picker/selection/use-substitutes';
import styles from './order-summary.module.css';

export type Swap = { lost: ChosenTicket; free: ChosenTicket };

type LostTicketsProps = {
  raffleId: string;
  chosen: Selection;
  lost: Selection;
  store: SelectionStore;
  onSwap: (swap: Swap) => void;
  /** The formatted amount; null while nothing shows that it was paid. */
  paid: string | null;
  /** Nothing proves a payment yet, but the buyer is back from the bank's app. */
  mayHavePaid: boolean;
};

export function LostTickets(props: LostTicketsProps) {
  const { raffleId, chosen, lost, store, onSwap, paid, mayHavePaid } = props;
  const substitutes = useSubstitutes(raffleId, chosen, lost);
  const panel = useRef<HTMLDivElement>(null);
  // The first step goes while a number is lost, and with it what had the focus.
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus();
  }, []);
  return (
    <div ref={panel} role="alert" className={styles.lostTickets} id={LOST_TICKETS_ID} tabIndex={-1}>
      {paid && (
        <p>
          Tu pago de <strong translate="no">{paid}</strong> no se pierde: cambia{' '}
          <span>{lost.length === 1 ? 'ese número' : 'esos números'}</span> y envía el mismo
          comprobante.
        </p>
      )}
      {!paid && mayHavePaid && (
        <p>
          {`Si ya pagaste, tu pago no se pierde: cambia ${lost.length === 1 ? 'ese número' : 'esos números'} y envía tu comprobante.`}
        </p>
      )}
      {lost.map((ticket) => {
        const free = substitutes?.get(ticket.id);
        return (
          <div key={ticket.id} className={styles.lost}>
            <p>
              <strong>
                <Figures in={`El ${ticket.number} ya lo apartó otra persona.`} />
              </strong>
              {!paid && !mayHavePaid && (
                <span>
                  {' '}
                  No pagues por ese número. Si ya pagaste, cámbialo: tu pago no se pierde.
                </span>
              )}
            </p>
            <div className={styles.actions}>
              {substitutes === null && (
                // Holds the place of the swap button, which must not appear under a finger aiming at the other one.
                <Button size="small" disabled>
                  Buscando otro libre…
                </Button>
              )}
              {free && (
                <Button
                  size="small"
                  onClick={() => {
                    store.swap(ticket.id, free);
                    onSwap({ lost: ticket, free });
                  }}
                >
                  <Figures in={`Cambiar por el ${free.number}`} />
                </Button>
              )}
              {(chosen.length > 1 || (substitutes !== null && !free)) && (
                <Button variant="quiet" size="small" onClick={() => store.remove(ticket.id)}>
                  <Figures in={`Seguir sin el ${ticket.number}`} />
                </Button>
              )}
            </div>
          </div>
        );
      })}
      <p>¿Prefieres otro? Cierra esta ventana y elígelo: no pierdes nada.</p>
    </div>
  );
}

const LOST_TICKETS_ID = 'pago-perdidos';

/** Lost tickets may be rendered only one frame later. */
export function focusLostTickets(store: SelectionStore): void {
  const shown = () => document.getElementById(LOST_TICKETS_ID);
  if (shown()) return shown()?.focus();
  const stop = store.subscribeAfterPaint(() => {
    stop();
    setTimeout(() => shown()?.focus());
  });
}
