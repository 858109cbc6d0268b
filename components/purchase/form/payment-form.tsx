import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type SyntheticEvent,
} from 'react';
import { AskFirst } from '@/components/ui/ask-first';
import { Button } from '@/components/ui/button';
import { QuestionLink } from '@/components/ui/chat-link';
import { CopyButton } from '@/components/ui/copy-button';
import { enterMovesOn } from '@/components/ui/enter-moves-on';
import type { PaymentShop } from '../state/payable-raffle';
import { copyableAmount } from '@/lib/raffle/paid';
import { quantityProblem } from '@/lib/raffle/quantity-problem';
import { saleState, type SaleState } from '@/lib/raffle/sale-state';
import { ReceiptField } from '../receipt/receipt-field';
import type { UsePurchaseResult } from '../state/use-purchase';
import { useFieldState } from './form-values';
import { OrderSummary } from './order-summary';
import { MethodDetails } from './method-details';
import { MethodField, OtherPayment, PaymentFields } from './payment-fields';
import styles from './payment-form.module.css';
import { usePublishAmounts } from './use-publish-amounts';

type PaymentFormProps = {
  purchase: UsePurchaseResult;
  company: PaymentShop;
  onHead: (head: Head) => void;
};

/** What stands above each step. */
export type Head = { title: string; onBack?: () => void };

export function titleOf(toPay: number): string {
  if (toPay === 0) return 'Tu pago';
  return toPay === 1 ? 'Paga tu número' : `Paga tus ${toPay} números`;
}

export function PaymentForm({ purchase, company, onHead }: PaymentFormProps) {
  const {
    raffle,
    method,
    payable,
    neverHadMethods,
    selection,
    formik,
    receipt,
    receiptPick,
    isStored,
    formStep,
    step,
  } = purchase;
  const at = step.name === 'form' ? step.at : undefined;
  const count = selection.chosen.length;
  usePublishAmounts(raffle, method, company.currencySymbol);
  const form = useRef<HTMLFormElement>(null);
  const { isSubmitting, isValid, submitCount, validateForm } = formik;
  const missingReceipt = useFieldState('receipt').error;
  const state = saleState(raffle, null, new Date(raffle.readAt));
  const closed = CLOSED[state];
  const wrongQuantity = count > 0 ? quantityProblem(count, raffle) : null;
  const canBeSent = !neverHadMethods && count > 0 && wrongQuantity === null;
  const mayPay = canBeSent && state === 'selling' && selection.lost.size === 0;
  const problem = neverHadMethods
    ? 'Esta rifa todavía no recibe pagos: no pagues aún.'
    : closed
      ? `${closed}: no pagues. Si ya pagaste, envía tu comprobante: tu pago no se pierde.`
      : wrongQuantity &&
        `${wrongQuantity}. No pagues todavía. Si ya pagaste, tu pago no se pierde: cierra esta ventana y cambia tus números.`;

  /** Nothing comes before the fields of this step. */
  const isCalm = mayPay && !purchase.isAmountBehind;
  const isReceipt = formStep.name === 'receipt';
  const title = isReceipt ? 'Envía tu comprobante' : titleOf(mayPay ? count : 0);
  const goBack = useEffectEvent(formStep.goBack);
  useLayoutEffect(() => {
    onHead({ title, onBack: isReceipt ? () => goBack() : undefined });
    return () => onHead({ title: titleOf(0) });
  }, [title, isReceipt, onHead]);

  const [failed, setFailed] = useState(0);
  // A field that fails again later is not another try.
  if (isValid && failed > 0) setFailed(0);

  const focusFirstError = useEffectEvent(() => {
    if (submitCount === 0 || isSubmitting || isValid) return;
    const fields = form.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]');
    fields?.[0]?.focus();
    setFailed(fields?.length ?? 0);
  });
  useEffect(() => focusFirstError(), [submitCount, isSubmitting]);

  const shownStep = useRef<typeof formStep.name>(null);
  useEffect(() => {
    const isFirst = shownStep.current === null;
    shownStep.current = formStep.name;
    // An error or a lost number may have the focus already.
    if (isFirst && form.current?.contains(document.activeElement)) return;
    if (isFirst && at) return document.getElementById(`pago-${at}`)?.focus();
    // So that a screen reader tells the step.
    document.getElementById('pago-titulo')?.focus();
  }, [formStep.name, at]);

  useEffect(() => void validateForm(), [receipt, receiptPick.isPreparing, validateForm]);

  const summary = <OrderSummary key="summary" {...{ purchase, company, problem, mayPay }} />;
  const fields =
    formStep.name === 'pay' ? (
      mayPay && (
        <div key="fields" className={styles.fields}>
          <p className={styles.rule}>
            {count === 1
              ? 'Tu número se aparta al enviar el comprobante. Si alguien se adelanta, tu pago no se pierde.'
              : 'Tus números se apartan al enviar el comprobante. Si alguien se adelanta, tu pago no se pierde.'}
          </p>
          <MethodField methods={raffle.methods} />
          <MethodDetails purchase={purchase} />
        </div>
      )
    ) : (
      <div key="fields" className={styles.fields}>
        <ReceiptField
          {...{ receipt, receiptPick }}
          missing={missingReceipt}
          onRemove={purchase.removeReceipt}
        />
        <PaymentFields
          remembered={purchase.remembered}
          publishesAddress={company.publishesAddress}
        />
        <OtherPayment
          {...{ raffle, method, payable }}
          mustOpen={purchase.isAmountBehind || at === 'amount'}
        />
      </div>
    );

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onKeyDown={enterMovesOn}
      onSubmit={(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => formik.handleSubmit(event)}
    >
      <p role="status" className="visually-hidden">
        {failed > 0 && (
          // Another try is another element, so that the same count is spoken again.
          <span key={submitCount}>
            {failed === 1 ? 'Falta corregir 1 campo.' : `Falta corregir ${failed} campos.`}
          </span>
        )}
      </p>
      <div key={formStep.name} className={styles.scroll}>
        {isCalm ? [fields, summary] : [summary, fields]}
        {formStep.name === 'pay' && (
          <QuestionLink
            whatsapp={company.whatsapp}
            raffle={raffle.name}
            numbers={selection.chosen.map(({ number }) => number)}
            amount={mayPay ? payable.paid : null}
          />
        )}
        {isReceipt && (
          <AskFirst
            note={
              isStored
                ? 'Lo que escribes se guarda en este teléfono hasta que registres el pago, o 2 horas si no lo terminas.'
                : 'Este navegador no puede guardar tu pago: no cierres esta página hasta registrarlo.'
            }
            // A stray tap would cost a buyer who has paid the reference and the picture.
            question="Se borrará de este teléfono todo lo que escribiste, con tu comprobante, y no te llegarán más avisos."
            action="Borrar mis datos"
            no="No, dejarlos"
            yes="Sí, borrar"
            onYes={() => void purchase.forget()}
            className={styles.privacy}
          />
        )}
      </div>
      {(mayPay || (closed && count > 0) || isReceipt) && (
        <footer className={styles.foot}>
          {selection.lost.size > 0 ? (
            <p className={styles.due}>
              {selection.lost.size === 1
                ? 'Cambia o quita ese número para seguir.'
                : 'Cambia o quita esos números para seguir.'}
            </p>
          ) : (
            !closed && (
              <p className={styles.due}>
                <span>Total</span> <strong translate="no">{payable.paid}</strong>
              </p>
            )
          )}
          {formStep.name === 'pay' && mayPay && (
            <CopyButton
              key={payable.currency}
              text={copyableAmount(payable.amount)}
              what="el total"
              onCopied={formStep.onCopied}
            />
          )}
          {formStep.name === 'pay' ? (
            // Needs its own key: a reused element would already be the submit button when the browser ends this tap.
            <Button key="go-on" onClick={formStep.goOn}>
              Ya pagué, continuar
            </Button>
          ) : (
            <Button
              key="submit"
              type="submit"
              disabled={isSubmitting || receiptPick.isPreparing || !canBeSent}
              aria-disabled={selection.lost.size > 0 || undefined}
            >
              {isSubmitting
                ? 'Enviando…'
                : receiptPick.isPreparing
                  ? 'Preparando la imagen…'
                  : 'Registrar Pago'}
            </Button>
          )}
        </footer>
      )}
    </form>
  );
}

const CLOSED: Partial<Record<SaleState, string>> = {
  finished: 'Esta rifa ya cerró',
  'awaiting-draw': 'El sorteo ya pasó',
};
