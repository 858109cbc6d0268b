'use client';

import { useSyncExternalStore } from 'react';
import { useSelection } from '@/components/ticket-picker/selection';
import { Button } from '@/components/ui/button';
import type { CompanyProfile } from '@/lib/company';
import { hasDraftFlag, onDraftFlag } from '../draft/draft-flag';
import type { PayableRaffle } from '../purchase/use-live-raffle';
import styles from './notice.module.css';
import { closePayment, usePaymentDoor } from './open-payment';
import { useLatePart } from '@/components/ui/use-late-part';
import { useCalm } from './use-calm';

const loadDialog = async () => (await import('../payment-dialog')).PaymentDialog;
const loadOffer = async () => (await import('./resume-offer')).ResumeOffer;

type PaymentDoorProps = {
  raffle: PayableRaffle;
  company: Pick<CompanyProfile, 'currencySymbol' | 'whatsapp'>;
};

/** All that the page's first load holds of the payment: the rest comes once the choosing pauses. */
export function PaymentDoor({ raffle, company }: PaymentDoorProps) {
  const door = usePaymentDoor();
  const isOpen = door !== 'closed';
  const { chosen } = useSelection(raffle.id);
  const hasDraft = useSyncExternalStore(
    onDraftFlag,
    () => hasDraftFlag(raffle.id),
    () => false,
  );
  const dialog = useLatePart(useCalm(chosen) || isOpen, loadDialog);
  const offer = useLatePart(hasDraft, loadOffer);
  const Dialog = dialog.part;
  const Offer = offer.part;

  if (isOpen && Dialog) {
    const resumes = door === 'resuming';
    return <Dialog raffle={raffle} company={company} resumes={resumes} onClose={closePayment} />;
  }
  if (isOpen) {
    return (
      <div className={styles.notice} role="status">
        <p>
          {dialog.hasFailed ? 'No pudimos abrir el pago. Revisa tu señal.' : 'Abriendo el pago…'}
        </p>
        {dialog.hasFailed && (
          <div className={styles.ways}>
            <Button size="small" onClick={dialog.retry}>
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
  return hasDraft && Offer && <Offer raffleId={raffle.id} />;
}
