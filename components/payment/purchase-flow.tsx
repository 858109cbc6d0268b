import { FormikProvider } from 'formik';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { Draft } from './draft/draft';
import { PaymentForm } from './form/payment-form';
import { OutcomePanel } from './outcome/outcome-panel';
import type { PaymentDialogProps } from './payment-dialog';
import styles from './purchase-flow.module.css';
import type { Step } from './purchase/use-attempt';
import { usePurchase } from './use-purchase';

type PurchaseFlowProps = Required<PaymentDialogProps> & {
  found: Draft | null;
  onSending: (isSending: boolean) => void;
};

export function PurchaseFlow({
  raffle,
  company,
  found,
  resumes,
  onSending,
  onClose,
}: PurchaseFlowProps) {
  const purchase = usePurchase(raffle, found, resumes);
  const panel = useRef<HTMLDivElement>(null);
  const { step } = purchase;
  const isSending = step.name === 'sending' || step.name === 'asking';

  useEffect(() => onSending(isSending), [isSending, onSending]);
  useEffect(() => {
    if (step.name !== 'form') panel.current?.focus();
  }, [step.name]);

  return (
    <FormikProvider value={purchase.formik}>
      {step.name === 'form' ? (
        <PaymentForm purchase={purchase} company={company} />
      ) : (
        <div ref={panel} className={styles.panel} tabIndex={-1}>
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
        <h3 className={styles.title}>
          {step.name === 'asking' && 'Consultando tu pago…'}
          {step.name === 'sending' &&
            (isUploading ? 'Enviando tu pago…' : 'Confirmando con la rifa…')}
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
          ? `${percent} % enviado. Puedes quedarte aquí: si se corta, no se pierde nada.`
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
