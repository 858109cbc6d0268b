import { useEffect, useEffectEvent, useRef, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/button';
import type { CompanyProfile } from '@/lib/company';
import { payableFor } from '@/lib/raffle/payable';
import { quantityProblem } from '@/lib/raffle/quantity-limits';
import type { Kept } from '../draft/draft-store';
import { ReceiptField } from '../receipt/receipt-field';
import type { UsePurchaseResult } from '../purchase/use-purchase';
import { OrderSummary } from './order-summary';
import { PaymentFields } from './payment-fields';
import styles from './payment-form.module.css';

const keptText: Record<Kept, string> = {
  all: 'Guardamos lo que escribes solo en este dispositivo, hasta que registres el pago o pasen 24 horas.',
  'all-but-picture':
    'Este navegador no pudo guardar la imagen: si la página se cierra, elígela otra vez. Lo que escribes se guarda 24 horas.',
  nothing:
    'Este navegador no guarda lo que escribes: no cierres esta página hasta registrar el pago.',
};

type PaymentFormProps = {
  purchase: UsePurchaseResult;
  company: Pick<CompanyProfile, 'currencySymbol' | 'whatsapp'>;
};

export function PaymentForm({ purchase, company }: PaymentFormProps) {
  const {
    raffle,
    method,
    neverHadMethods,
    selection,
    formik,
    receipt,
    receiptPick,
    isAwaited,
    kept,
  } = purchase;
  const count = selection.chosen.length;
  const payable = payableFor(raffle, count, method, company.currencySymbol);
  const form = useRef<HTMLFormElement>(null);
  const { isSubmitting, isValid, submitCount, validateForm } = formik;
  const isSelling = raffle.isOpen && !raffle.isPending && !neverHadMethods;
  const problem = count > 0 ? quantityProblem(count, raffle) : null;
  const canBeSent = isSelling && count > 0 && problem === null;

  const focusFirstError = useEffectEvent(() => {
    if (submitCount === 0 || isSubmitting || isValid) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  useEffect(() => focusFirstError(), [submitCount, isSubmitting]);

  useEffect(() => void validateForm(), [receipt, receiptPick.isPreparing, validateForm]);

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => formik.handleSubmit(event)}
    >
      <div className={styles.scroll}>
        <OrderSummary {...{ purchase, payable, company, problem }} />
        {!neverHadMethods && (
          <div className={styles.fields}>
            <h3 className={styles.step}>2. Registra tu pago</h3>
            <PaymentFields payable={payable} />
            <ReceiptField
              {...{ receipt, receiptPick, isAwaited }}
              onRemove={purchase.removeReceipt}
            />
            <div className={styles.privacy}>
              <p role="status">{keptText[kept]}</p>
              <Button variant="quiet" size="small" onClick={purchase.forget}>
                Borrar mis datos
              </Button>
            </div>
          </div>
        )}
      </div>
      <footer className={styles.foot}>
        <p className={styles.due}>
          Total <strong>{payable.converted ?? payable.base}</strong>
        </p>
        <Button type="submit" disabled={isSubmitting || isAwaited || !canBeSent}>
          {isAwaited ? 'Esperando la imagen…' : isSubmitting ? 'Enviando…' : 'Registrar Pago'}
        </Button>
      </footer>
    </form>
  );
}
