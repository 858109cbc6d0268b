'use client';

import { FormikProvider } from 'formik';
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { holdPayment } from '@/components/picker/selection/open-payment';
import { selectionStore } from '@/components/picker/selection/selection-store';
import { Button } from '@/components/ui/button';
import { useVisibleHeight } from '@/components/ui/use-visible-height';
import { closePurchase, entryOf, loadPurchase, openPurchase } from './draft/purchase-store';
import { loadBuyer, type Buyer } from './draft/remembered-buyer';
import { PaymentForm, titleOf, type Head } from './form/payment-form';
import { OutcomePanel } from './outcome/outcome-panel';
import { resumeDrafts } from './outbox/runner';
import styles from './payment-dialog.module.css';
import type { PayableRaffle, PaymentShop } from './state/payable-raffle';
import type { Step } from './state/use-sending';
import { usePurchase } from './state/use-purchase';
import { useNearFocus } from './use-near-focus';

export { ResumeOffer } from './resume-offer';

type PaymentDialogProps = {
  raffle: PayableRaffle;
  company: PaymentShop;
  onClose: () => void;
};

export function PaymentDialog({ raffle, company, onClose }: PaymentDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [loaded, setLoaded] = useState<{ buyer: Buyer | null } | null>(null);
  const [isSending, setSending] = useState(false);
  const [{ title, onBack }, setHead] = useState<Head>(() => {
    const { chosen, lost } = selectionStore(raffle.id).getSnapshot();
    const isSent = (entryOf(raffle.id)?.purchase.stage ?? 'form') !== 'form';
    return { title: titleOf(isSent || lost.size > 0 ? 0 : chosen.length) };
  });

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      // The button that opened the payment is gone once nothing is chosen any more.
      if (document.activeElement === document.body) focusNumbers();
    };
  }, []);

  useVisibleHeight(dialog);
  useNearFocus(dialog);

  useLayoutEffect(() => {
    holdPayment(isSending);
    return () => holdPayment(false);
  }, [isSending]);

  const { id } = raffle;
  useEffect(() => {
    let isGone = false;
    // Loaded now, while there is a network: it is needed when the payment closes without one.
    const notices = import('./outbox/outbox-notices').catch(() => null);
    void Promise.all([loadPurchase(id), loadBuyer(Date.now())]).then(([stored, buyer]) => {
      if (isGone) return;
      openPurchase(id);
      const store = selectionStore(id);
      const isForm = stored?.purchase.stage === 'form';
      if (isForm && store.getSnapshot().chosen.length === 0)
        store.replaceAll(stored.purchase.tickets);
      // The dialog's first frame does not wait for the form.
      startTransition(() => setLoaded({ buyer }));
    });
    return () => {
      isGone = true;
      closePurchase(id);
      // Without the notices the header starts it once the network is back.
      void notices.then(() => resumeDrafts({ atOnce: true })).catch(() => undefined);
    };
  }, [id]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="pago-titulo"
      onCancel={(event) => {
        // Escape must not interrupt a purchase being sent. It has its own cancel button.
        if (event.target === dialog.current && isSending) event.preventDefault();
      }}
      onClose={(event) => {
        if (event.target !== dialog.current || dialog.current.open) return;
        // Chromium fires `cancel` only once: a second Escape, or the back button, closes the dialog regardless.
        if (isSending) dialog.current.showModal();
        else onClose();
      }}
    >
      <header className={styles.head}>
        {onBack && (
          <button
            type="button"
            className={styles.close}
            aria-label="Volver a los datos de pago"
            onClick={onBack}
          >
            ‹
          </button>
        )}
        <div>
          <h2 id="pago-titulo" className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          {!onBack && <p className={styles.raffle}>{raffle.name}</p>}
        </div>
        {!isSending && (
          <button
            type="button"
            className={styles.close}
            aria-label="Cerrar"
            onClick={() => dialog.current?.close()}
          >
            ×
          </button>
        )}
      </header>
      {loaded === null ? (
        <p role="status" className={styles.opening}>
          Abriendo el pago…
        </p>
      ) : (
        <PurchaseFlow
          raffle={raffle}
          company={company}
          buyer={loaded.buyer}
          onSending={setSending}
          onHead={setHead}
          onClose={() => dialog.current?.close()}
        />
      )}
    </dialog>
  );
}

/** What this phone bought stands near the top of the page; else the numbers are where the buyer was. */
function focusNumbers(): void {
  const own = document.querySelector<HTMLElement>('[data-own] #tus-numeros');
  if (own) {
    const show = () => requestAnimationFrame(() => own.focus());
    // The step back in the history scrolls the page to where the payment was opened.
    if (history.state?.isPayment) addEventListener('popstate', show, { once: true });
    else show();
    return;
  }
  const heading = document.querySelector<HTMLElement>('#numeros h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

type PurchaseFlowProps = PaymentDialogProps & {
  buyer: Buyer | null;
  onSending: (isSending: boolean) => void;
  onHead: (head: Head) => void;
};

function PurchaseFlow(props: PurchaseFlowProps) {
  const { raffle, company, buyer, onSending, onHead, onClose } = props;
  const purchase = usePurchase(raffle, buyer, company.currencySymbol);
  const panel = useRef<HTMLDivElement>(null);
  const { step } = purchase;
  const isSending = step.name === 'sending' || step.name === 'asking';

  // A layout effect, so that an Escape right after the form appears is not handled as one while sending.
  useLayoutEffect(() => onSending(isSending), [isSending, onSending]);

  useEffect(() => {
    if (step.name !== 'form') panel.current?.focus();
  }, [step.name]);

  return (
    <FormikProvider value={purchase.formik}>
      {step.name === 'form' ? (
        <PaymentForm purchase={purchase} company={company} onHead={onHead} />
      ) : (
        <div ref={panel} className={styles.step} tabIndex={-1}>
          {step.name === 'ended' ? (
            <OutcomePanel
              ending={step.ending}
              purchase={purchase}
              company={company}
              onClose={onClose}
            />
          ) : (
            <SendingPanel step={step} onCancel={purchase.cancel} />
          )}
        </div>
      )}
    </FormikProvider>
  );
}

type SendingPanelProps = {
  step: Extract<Step, { name: 'sending' | 'asking' }>;
  onCancel: () => void;
};

function SendingPanel({ step, onCancel }: SendingPanelProps) {
  const isUploading = step.name === 'sending' && step.share < 1;
  const percent = step.name === 'sending' ? Math.round(step.share * 100) : null;
  return (
    <section className={styles.sending} aria-label="Enviando tu pago">
      <div role="status">
        <h3 className={styles.sendingTitle}>
          {step.name === 'asking'
            ? 'Consultando tu pago…'
            : isUploading
              ? 'Enviando tu pago…'
              : 'Confirmando tu pago…'}
        </h3>
      </div>
      <progress
        className={styles.progress}
        aria-label="Envío del comprobante"
        max={100}
        value={isUploading ? (percent ?? undefined) : undefined}
      />
      <p className={styles.note}>
        {isUploading
          ? `${percent} % enviado. Espera un momento. Si se va la señal, no pierdes nada.`
          : 'Ya casi. No cierres esta página y no vuelvas a pagar.'}
      </p>
      {isUploading && (
        <Button variant="quiet" onClick={onCancel}>
          Cancelar envío
        </Button>
      )}
    </section>
  );
}
