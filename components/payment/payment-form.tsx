import { useEffect, useEffectEvent, useRef, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/button';
import { formatAmount } from '@/lib/raffle/money';
import { payableFor } from '@/lib/raffle/payable';
import type { CompanyProfile } from '@/lib/company';
import { PaymentFields } from './form/payment-fields';
import { useAmountFollowsTotal } from './form/use-amount-follows-total';
import styles from './payment-form.module.css';
import { ReceiptField } from './receipt/receipt-field';
import { OrderSummary } from './summary/order-summary';
import type { PaymentDesk } from './use-payment-desk';

type PaymentFormProps = {
  desk: PaymentDesk;
  company: Pick<CompanyProfile, 'currencySymbol' | 'whatsapp'>;
};

export function PaymentForm({ desk, company }: PaymentFormProps) {
  const { raffle, method, neverHadMethods, selection, formik, receipt } = desk;
  const count = selection.chosen.length;
  const symbol = company.currencySymbol;
  const payable = payableFor(raffle.price, count, method, symbol);
  const total = payable.converted ?? payable.base;
  const form = useRef<HTMLFormElement>(null);
  const { isSubmitting, isValid, submitCount, validateForm } = formik;
  const isSelling = raffle.isOpen && !raffle.isPending && !neverHadMethods;

  useAmountFollowsTotal(payable.amount);

  const focusFirstError = useEffectEvent(() => {
    if (submitCount === 0 || isSubmitting || isValid) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  useEffect(() => focusFirstError(), [submitCount, isSubmitting]);

  useEffect(() => void validateForm(), [receipt, validateForm]);

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => formik.handleSubmit(event)}
    >
      <div className={styles.scroll}>
        <OrderSummary
          desk={desk}
          payable={payable}
          price={formatAmount(raffle.price, symbol)}
          whatsapp={company.whatsapp}
        />
        {!neverHadMethods && (
          <div className={styles.fields}>
            <h3 className={styles.step}>2. Registra tu pago</h3>
            <PaymentFields currency={payable.currency} total={total} />
            <ReceiptField receipt={receipt} onChange={desk.setReceipt} />
            <div className={styles.privacy}>
              <p>
                Guardamos lo que escribes solo en este dispositivo, hasta que registres el pago o
                pasen 24 horas.
              </p>
              <Button variant="quiet" size="small" onClick={desk.forget}>
                Borrar mis datos
              </Button>
            </div>
          </div>
        )}
      </div>
      <footer className={styles.foot}>
        <p className={styles.due}>
          Total <strong>{total}</strong>
        </p>
        <Button type="submit" disabled={isSubmitting || count === 0 || !isSelling}>
          {isSubmitting ? 'Enviando…' : 'Registrar Pago'}
        </Button>
      </footer>
    </form>
  );
}
