import { useFormik } from 'formik';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { checkNumbers } from '@/components/picker/selection/check-numbers';
import { selectionStore, useSelection } from '@/components/picker/selection/selection-store';
import { endNotices, forgetSeen } from '@/components/ticket/own-purchases/own-purchases';
import { payableFor } from '@/lib/raffle/amounts';
import { firstConversion } from '@/lib/raffle/rate';
import { type PurchaseRequest, traceOf } from '@/lib/raffle/purchase';
import { seenPrice } from '@/lib/raffle/paid';
import type { ChosenTicket } from '@/lib/raffle/selection';
import { useRememberedBuyer, type Buyer } from '../draft/remembered-buyer';
import { changeStage, entryOf, forgetPurchase, touch } from '../draft/purchase-store';
import { useDraft } from '../draft/use-draft';
import { focusLostTickets } from '../form/lost-tickets';
import {
  initialValues,
  purchaseRequest,
  validatePayment,
  type PaymentValues,
} from '../form/form-values';
import { useReceiptPick } from '../receipt/prepare-receipt';
import { useLiveRaffle, type PayableRaffle } from './payable-raffle';
import { applyAnswer } from './apply-answer';
import { useAmountFollowsTotal } from './use-amount-follows-total';
import { useSending, type Ending, type ToCorrect } from './use-sending';

export type UsePurchaseResult = ReturnType<typeof usePurchase>;

/** @param buyer who asked this phone to remember them */
export function usePurchase(shown: PayableRaffle, buyer: Buyer | null, symbol: string) {
  const { raffle, refresh } = useLiveRaffle(shown);
  const selection = useSelection(raffle.id);
  const [begun] = useState(() => entryOf(raffle.id)?.purchase);
  const formik = useFormik<PaymentValues>({
    initialValues: initialValues(raffle.methods, { ...buyer, ...begun?.values }),
    validate: (values) =>
      validatePayment(values, raffle.methods, draft.receipt !== null || isPreparing),
    onSubmit: submit,
  });
  const remembered = useRememberedBuyer(buyer, begun?.values);
  const draft = useDraft(raffle.id, { values: formik.values, tickets: selection.chosen });
  const receiptPick = useReceiptPick((receipt) => touch(raffle.id, { receipt }));
  const { isPreparing } = receiptPick;
  const method = raffle.methods.find(({ id }) => id === formik.values.method);
  const attempt = useSending(raffle.id, draft, applyEnding);
  const { step } = attempt;
  const payable = payableFor(raffle, selection.chosen.length, {
    symbol,
    conversion: method ?? firstConversion(raffle.methods),
  });
  // A receipt or a reference means that the buyer has paid.
  const hasPaid = draft.receipt !== null || formik.values.reference.trim() !== '';
  const [formStep, setFormStep] = useState<'pay' | 'receipt'>(
    draft.isPastPaying || hasPaid ? 'receipt' : 'pay',
  );
  const mayHavePaid = hasPaid || formStep === 'receipt';
  const isAmountBehind = useAmountFollowsTotal(formik, payable.amount, mayHavePaid);
  const confirmedAmount = useRef('');
  const neverHadMethods =
    raffle.methods.length === 0 && !formik.values.method && !formik.initialValues.method;

  async function submit(values: PaymentValues): Promise<void> {
    const store = selectionStore(raffle.id);
    const { chosen } = store.getSnapshot();
    const seen = seenPrice(raffle, method?.rate ?? 1);
    const request = purchaseRequest(values, chosen, seen);
    const earlier = draft.sent ?? draft.leftBehindBy(request);
    if (earlier) {
      const known = await attempt.askFirst(draft.key, earlier, { isRefusalShown: !draft.sent });
      if (typeof known === 'object') attempt.show(known, earlier);
      if (known !== 'nothing-registered') return;
      openForm();
    }
    const { anyLost } = await checkNumbers(raffle.id);
    if (anyLost) return focusLostTickets(store);
    // If the numbers changed meanwhile, this tap did not agree to their total.
    if (chosen.length === 0 || store.getSnapshot().chosen !== chosen) return;
    if (request.amount !== payable.amount && confirmedAmount.current !== values.amount) {
      return attempt.end({ kind: 'other-amount', now: seen, sent: request });
    }
    await attempt.send(request);
  }

  function swapAndSend(swaps: readonly { lostId: string; free: ChosenTicket }[]) {
    const store = selectionStore(raffle.id);
    for (const { lostId, free } of swaps) store.swap(lostId, free);
    attempt.backToForm();
    void formik.submitForm();
  }

  function openForm(at?: ToCorrect) {
    void changeStage(raffle.id, 'reopened');
    attempt.backToForm(at);
  }

  /**
   * A purchase without an answer may have arrived. If the shop cannot be asked either, the form opens, but
   * `draft.sent` stays: the numbers may already be this buyer's, and the next tap asks before it sends.
   */
  async function review(at?: ToCorrect) {
    if (!draft.sent) return attempt.backToForm(at);
    const { isApplied, isStored } = await changeStage(raffle.id, 'taken-back');
    if (isApplied) return isStored ? attempt.backToForm(at) : attempt.ask(draft.key, draft.sent);
    const earlier = await attempt.askFirst(draft.key, draft.sent);
    if (earlier === 'nothing-registered') openForm(at);
    if (typeof earlier !== 'object') return;
    // The form may change now, so the old version must not be sent.
    void changeStage(raffle.id, 'unqueued');
    attempt.backToForm(at);
  }

  function applyEnding(ending: Ending) {
    if (isOver(ending)) remembered.rememberIfWanted(formik.values);
    applyAnswer(ending, {
      raffleId: raffle.id,
      resetForm: () => formik.resetForm({ values: initialValues(raffle.methods) }),
      refreshRaffle: () => void refresh(),
    });
    if (isOver(ending)) setFormStep('pay');
    if (ending.kind !== 'api-error' || ending.reason !== 'invalid-form') return;
    formik.setErrors(ending.fields);
    attempt.backToForm();
  }

  const continueDraft = useEffectEvent(() => {
    if (!begun || begun.stage === 'form') return;
    if (begun.stage === 'answered') attempt.show(begun.answer, begun.sent);
    else void attempt.ask(begun.key, begun.sent);
  });
  useEffect(() => continueDraft(), []);

  return {
    raffle,
    method,
    payable,
    /** True if the page never had payment methods, so there is no form. Methods removed later do not hide it. */
    neverHadMethods,
    selection,
    formik,
    step,
    receipt: draft.receipt,
    /** First pay, then report it. Only the buyer says when the payment is made. */
    formStep: {
      name: formStep,
      /** Stores method and numbers: phones kill pages while the buyer is in the bank's app. */
      onCopied: () => touch(raffle.id),
      goOn(): void {
        touch(raffle.id, { isPastPaying: true });
        // Drawn after the frame that answers the tap.
        startTransition(() => setFormStep('receipt'));
      },
      goBack(): void {
        touch(raffle.id, { isPastPaying: false });
        setFormStep('pay');
      },
    },
    isAmountBehind,
    remembered,
    isStored: draft.isStored,
    waiting: attempt.waiting,
    trace: traceOf(draft.key),
    receiptPick,
    removeReceipt: () => touch(raffle.id, { receipt: null }),
    methodOf: ({ method: id }: Pick<PurchaseRequest, 'method'>) =>
      [...raffle.methods, ...shown.methods].find((known) => known.id === id),
    /** As the panel shows it. */
    send(request: PurchaseRequest): void {
      confirmedAmount.current = formik.values.amount;
      void attempt.send(request);
    },
    swapAndSend,
    cancel() {
      // Otherwise it would be sent automatically after the payment closes.
      void changeStage(raffle.id, 'unqueued');
      attempt.cancel();
    },
    backToForm: (at?: ToCorrect) => void review(at),
    async forget() {
      await Promise.all([forgetPurchase(raffle.id), remembered.forget(), forgetSeen()]);
      void endNotices();
      const { amount } = formik.values;
      formik.resetForm({ values: initialValues(raffle.methods, { amount }) });
    },
  };
}

function isOver(ending: Ending): boolean {
  const state = ending.kind === 'outcome' && ending.outcome.state;
  return state === 'registered' || state === 'partly-registered';
}
