import { FormikProvider } from 'formik';
import { useEffect, useRef } from 'react';
import type { Draft } from './draft/draft';
import { OutcomePanel } from './outcome/outcome-panel';
import type { PaymentDialogProps } from './payment-dialog';
import { PaymentForm } from './payment-form';
import styles from './payment-desk.module.css';
import { SendingPanel } from './purchase/sending-panel';
import { usePaymentDesk } from './use-payment-desk';

type PaymentDeskProps = Required<PaymentDialogProps> & {
  found: Draft | null;
  onSending: (isSending: boolean) => void;
};

/** The form, the way of the upload or how it ended: one of them at a time. */
export function PaymentDesk({
  raffle,
  company,
  found,
  resumes,
  onSending,
  onClose,
}: PaymentDeskProps) {
  const desk = usePaymentDesk(raffle, found, resumes);
  const panel = useRef<HTMLDivElement>(null);
  const { step } = desk;
  const isSending = step.name === 'sending' || step.name === 'asking';

  useEffect(() => onSending(isSending), [isSending, onSending]);
  useEffect(() => {
    if (step.name !== 'form') panel.current?.focus();
  }, [step.name]);

  return (
    <FormikProvider value={desk.formik}>
      {step.name === 'form' ? (
        <PaymentForm desk={desk} company={company} />
      ) : (
        <div ref={panel} className={styles.panel} tabIndex={-1}>
          {step.name === 'ended' ? (
            <OutcomePanel ending={step.ending} desk={desk} company={company} onClose={onClose} />
          ) : (
            <SendingPanel step={step} onCancel={desk.cancel} />
          )}
        </div>
      )}
    </FormikProvider>
  );
}
