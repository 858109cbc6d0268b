import { useFormik } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { selectionStore, useSelection } from '@/components/ticket-picker/selection';
import type { PurchaseRequest } from '@/lib/raffle/purchase';
import { traceOf } from '@/lib/raffle/trace';
import type { Draft } from './draft/draft';
import { useDraft } from './draft/use-draft';
import { emptyValues, type PaymentValues } from './form/payment-values';
import { purchaseRequest } from './form/purchase-request';
import { errorsFromServer, validatePayment } from './form/validate-payment';
import type { Ending } from './purchase/ending';
import { settle } from './purchase/settle';
import { useAttempt } from './purchase/use-attempt';
import { useLiveRaffle, type PayableRaffle } from './purchase/use-live-raffle';
import { checkNumbers, useNumberCheck } from './purchase/use-number-check';
import { useVerifying } from './purchase/use-verifying';

export type PaymentDesk = ReturnType<typeof usePaymentDesk>;

/** One purchase from the empty form to its end: what is typed, sent, answered and kept. */
export function usePaymentDesk(shown: PayableRaffle, found: Draft | null, resumes: boolean) {
  const { raffle, refresh } = useLiveRaffle(shown);
  const selection = useSelection(raffle.id);
  const formik = useFormik<PaymentValues>({
    initialValues: found?.values ?? emptyValues(raffle.methods),
    validate: (values) => validatePayment(values, raffle.methods, draft.receipt !== null),
    onSubmit: submit,
  });
  const draft = useDraft(raffle.id, found, { values: formik.values, tickets: selection.chosen });
  const attempt = useAttempt(raffle.id, settleEnding);
  const { step } = attempt;
  const method = raffle.methods.find(({ name }) => name === formik.values.method);
  const neverHadMethods = raffle.methods.length === 0 && formik.values.method === '';

  useNumberCheck(raffle.id, step.name === 'form' && draft.sent === null);
  useVerifying(isVerifying(attempt.step) ? draft.key : null, (answer) => {
    const sent = draft.sent;
    if (!sent) return;
    if (answer.ok && answer.outcome.state === 'verifying') return;
    if (answer.ok) attempt.end({ kind: 'outcome', outcome: answer.outcome, sent });
    else if (answer.reason === 'unknown-key') attempt.end({ kind: 'no-signal', sent });
  });

  const goOn = useEffectEvent(() => {
    const store = selectionStore(raffle.id);
    if (found?.sent) {
      const { key, sent: request, receipt } = found;
      if (resumes && receipt) void attempt.resume({ key, request, receipt });
      else void attempt.ask(key, request);
    } else if (found && store.getSnapshot().chosen.length === 0) store.replaceAll(found.tickets);
  });
  useEffect(() => goOn(), []);

  async function submit(values: PaymentValues) {
    const store = selectionStore(raffle.id);
    const { chosen } = store.getSnapshot();
    if (draft.sent) {
      const earlier = await attempt.askFirst(draft.key, draft.sent);
      if (earlier === 'no-answer') attempt.end({ kind: 'no-signal', sent: draft.sent });
      if (earlier !== 'never-arrived') return;
      openForm();
    }
    const { anyLost } = await checkNumbers(raffle.id);
    if (anyLost) return document.getElementById('pago-perdidos')?.focus();
    // Numbers changed meanwhile have another total, which nobody has agreed to by this tap.
    if (chosen.length === 0 || store.getSnapshot().chosen !== chosen) return;
    await send(purchaseRequest(values, chosen, { price: raffle.price, rate: method?.rate ?? 1 }));
  }

  async function send(request: PurchaseRequest) {
    if (!draft.receipt) return;
    const key = await draft.start(request, draft.receipt);
    await attempt.send({ key, request, receipt: draft.receipt });
  }

  /** Nothing is on its way: what was typed may be changed. */
  function openForm() {
    draft.reopen(null);
    attempt.backToForm();
  }

  /**
   * What was sent without an answer may have arrived. Where even that cannot be asked, the form opens, but
   * `draft.sent` stays: the numbers may be this buyer's own, and the next tap asks before it sends.
   */
  async function review() {
    if (!draft.sent) return attempt.backToForm();
    const earlier = await attempt.askFirst(draft.key, draft.sent);
    if (earlier === 'never-arrived') openForm();
    if (earlier === 'no-answer') attempt.backToForm();
  }

  function settleEnding(ending: Ending) {
    settle(ending, {
      raffleId: raffle.id,
      draft,
      resetForm: () => formik.resetForm({ values: emptyValues(raffle.methods) }),
      refreshRaffle: () => void refresh(),
    });
    if (ending.kind !== 'door' || ending.reason !== 'invalid-form') return;
    formik.setErrors(errorsFromServer(ending.fields));
    attempt.backToForm();
  }

  return {
    raffle,
    method,
    /** Nobody was told here how to pay: there is nothing to fill in. Methods that went away meanwhile hide no form. */
    neverHadMethods,
    selection,
    formik,
    step,
    receipt: draft.receipt,
    trace: traceOf(draft.key),
    setReceipt: draft.setReceipt,
    send,
    cancel: attempt.cancel,
    backToForm: () => void review(),
    /** "Borrar mis datos": nothing of the buyer stays on this device. */
    async forget() {
      await draft.finish();
      formik.resetForm({ values: emptyValues(raffle.methods) });
    },
  };
}

function isVerifying(step: ReturnType<typeof useAttempt>['step']): boolean {
  if (step.name !== 'ended' || step.ending.kind !== 'outcome') return false;
  return step.ending.outcome.state === 'verifying';
}
