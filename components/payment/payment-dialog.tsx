'use client';

import { useEffect, useRef, useState } from 'react';
import type { CompanyProfile } from '@/lib/company';
import type { Draft } from './draft/draft';
import { loadDraft } from './draft/draft-store';
import { PurchaseFlow } from './purchase-flow';
import styles from './payment-dialog.module.css';
import type { PayableRaffle } from './purchase/use-live-raffle';

export type PaymentDialogProps = {
  raffle: PayableRaffle;
  company: Pick<CompanyProfile, 'currencySymbol' | 'whatsapp'>;
  /** Goes on at once with what an earlier visit sent without hearing the answer. */
  resumes?: boolean;
  onClose: () => void;
};

export function PaymentDialog({ raffle, company, resumes = false, onClose }: PaymentDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [draft, setDraft] = useState<Draft | null | 'loading'>('loading');
  const [isSending, setSending] = useState(false);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  useEffect(() => {
    let isGone = false;
    void loadDraft(raffle.id).then((found) => {
      if (!isGone) setDraft(found);
    });
    return () => {
      isGone = true;
    };
  }, [raffle.id]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="pago-titulo"
      onCancel={(event) => {
        // Escape must not cut off a purchase on its way; it can be cancelled by its own button.
        if (event.target === dialog.current && isSending) event.preventDefault();
      }}
      onClose={(event) => {
        if (event.target === dialog.current && !dialog.current.open) onClose();
      }}
    >
      <header className={styles.head}>
        <div>
          <h2 id="pago-titulo" className={styles.title}>
            Registrar pago
          </h2>
          <p className={styles.raffle}>{raffle.name}</p>
        </div>
        <button
          type="button"
          className={styles.close}
          aria-label="Cerrar"
          disabled={isSending}
          onClick={() => dialog.current?.close()}
        >
          ×
        </button>
      </header>
      {draft === 'loading' ? (
        <p role="status" className={styles.opening}>
          Abriendo el pago…
        </p>
      ) : (
        <PurchaseFlow
          raffle={raffle}
          company={company}
          found={draft}
          resumes={resumes}
          onSending={setSending}
          onClose={() => dialog.current?.close()}
        />
      )}
    </dialog>
  );
}
