import { useEffect, useRef } from 'react';
import { LostNotice } from '@/components/picker/selection/lost-notice';
import type { SelectionStore } from '@/components/picker/selection/selection-store';
import type { Selection } from '@/lib/raffle/selection';
import styles from './order-summary.module.css';

type LostTicketsProps = {
  raffleId: string;
  chosen: Selection;
  lost: Selection;
};

export function LostTickets({ raffleId, chosen, lost }: LostTicketsProps) {
  const panel = useRef<HTMLDivElement>(null);
  // The first step goes while a number is lost, and with it what had the focus.
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus();
  }, []);
  const those = lost.length === 1 ? 'ese número' : 'esos números';
  return (
    <div ref={panel} role="alert" className={styles.lostTickets} id={LOST_TICKETS_ID} tabIndex={-1}>
      <p>
        {`No pagues por ${those}. Si ya pagaste, tu pago no se pierde: cambia ${those} y envía tu comprobante.`}
      </p>
      <LostNotice {...{ raffleId, chosen, lost }} />
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
