'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { closePayment, useIsPaymentOpen } from '@/components/picker/selection/open-payment';
import { useSelection } from '@/components/picker/selection/selection-store';
import { Button } from '@/components/ui/button';
import { useLazy } from '@/components/ui/use-lazy';
import type { Selection } from '@/lib/raffle/selection';
import { whatsappChat } from '@/lib/raffle/whatsapp-chat';
import { hasDraftFlag, onOtherTabs } from './draft/draft-flag';
import styles from './payment-launcher.module.css';
import type { PayableRaffle, PaymentShop } from './state/payable-raffle';

const loadPayment = async () => {
  const { PaymentDialog, ResumeOffer } = await import('./payment-dialog');
  return { PaymentDialog, ResumeOffer };
};

type PaymentLauncherProps = {
  raffle: PayableRaffle;
  company: PaymentShop;
};

/** The only part of the payment in the page's first load. The rest loads once the choosing pauses. */
export function PaymentLauncher({ raffle, company }: PaymentLauncherProps) {
  const isOpen = useIsPaymentOpen();
  const { chosen } = useSelection(raffle.id);
  const hasDraft = useSyncExternalStore(
    onOtherTabs,
    () => hasDraftFlag(raffle.id),
    () => false,
  );
  const { part, hasFailed, retry } = useLazy(useIdle(chosen) || isOpen || hasDraft, loadPayment);
  useNameInChat(raffle);

  if (isOpen && part) {
    return <part.PaymentDialog {...{ raffle, company }} onClose={closePayment} />;
  }
  if (isOpen) {
    return (
      <div className={styles.notice} role="status">
        <p>{hasFailed ? 'No pudimos abrir el pago. Revisa tu señal.' : 'Abriendo el pago…'}</p>
        {hasFailed && (
          <div className={styles.actions}>
            <Button size="small" onClick={retry}>
              Reintentar
            </Button>
            <Button size="small" variant="quiet" onClick={closePayment}>
              Cerrar
            </Button>
          </div>
        )}
      </div>
    );
  }
  return hasDraft && part && <part.ResumeOffer raffleId={raffle.id} />;
}

/** The floating buttons are outside of the page, and made without knowledge of it. */
function useNameInChat({ isOpen, name }: PayableRaffle): void {
  useEffect(() => {
    for (const chat of document.querySelectorAll<HTMLAnchorElement>('#contacto-directo [target]')) {
      // The words “¿Dudas? Escríbenos” beside the button are no tab stop.
      const isWish = isOpen && chat.tabIndex === 0;
      const wish = isWish ? 'Quiero comprar un número de' : 'Tengo una duda sobre';
      chat.href = whatsappChat(chat.href, `¡Hola! ${wish} la rifa "${name}".`);
    }
  }, [isOpen, name]);
}

const IDLE_MS = 1000;

/** True from the first pause in choosing: heavy code must not load between two taps. */
function useIdle(chosen: Selection): boolean {
  const [isIdle, setIdle] = useState(false);

  useEffect(() => {
    if (isIdle || chosen.length === 0) return;
    const pause = setTimeout(() => setIdle(true), IDLE_MS);
    return () => clearTimeout(pause);
  }, [isIdle, chosen]);

  return isIdle;
}
