import { useFormik } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import useSWR from 'swr';
import { checkNumbers, useNumberCheck } from '@/components/selection/check-numbers';
import { selectionStore, useSelection } from '@/components/selection/selection-store';
import { LATE_LOOK_MS } from '@/lib/raffle/limits';
import { priceOf } from '@/lib/raffle/price';
import type { PurchaseOutcome, PurchaseRequest } from '@/lib/raffle/purchase';
import { seenPrice } from '@/lib/raffle/seen-price';
import { traceOf } from '@/lib/raffle/trace';
import type { Raffle } from '@/lib/raffle/types';
import { keepTrying } from '@/lib/storefront-api/keep-trying';
import { readJson } from '@/lib/storefront-api/read-json';
import type { Draft } from '../draft/draft-store';
import { useDraft } from '../draft/use-draft';
import {
  initialValues,
  purchaseRequest,
  validatePayment,
  type PaymentValues,
} from '../form/form-values';
import { useAwaitedReceipt, useReceiptPick } from '../receipt/prepare-receipt';
import { settle } from './settle';
import { useAttempt, type Ending, type Step } from './use-attempt';
import { useVerifying } from './use-verifying';
import { useWaitingForRoom } from './use-waiting-for-room';

export type PayableRaffle = Pick<
  Raffle,
  | 'id'
  | 'name'
  | 'price'
  | 'packs'
  | 'minPerPurchase'
  | 'maxPerPurchase'
  | 'methods'
  | 'isOpen'
  | 'isPending'
>;

export type UsePurchaseResult = ReturnType<typeof usePurchase>;

export function usePurchase(shown: PayableRaffle, found: Draft | null, resumes: boolean) {
  const { raffle, refresh } = useLiveRaffle(shown);
  const selection = useSelection(raffle.id);
  const formik = useFormik<PaymentValues>({
    initialValues: initialValues(raffle.methods, found?.values),
    validate: (values) =>
      validatePayment(values, raffle.methods, draft.receipt !== null || isPreparing),
    onSubmit: submit,
  });
  const draft = useDraft(raffle.id, found, { values: formik.values, tickets: selection.chosen });
  const receiptPick = useReceiptPick(draft.setReceipt);
  const { isPreparing } = receiptPick;
  const method = raffle.methods.find(({ id }) => id === formik.values.method);
  const total = priceOf(selection.chosen.length, raffle);
  const { isAwaited, awaitReceipt } = useAwaitedReceipt(
    receiptPick,
    [selection.chosen, total, formik.values, method?.rate],
    () =>
      draft.receipt ? void formik.submitForm() : document.getElementById('pago-receipt')?.focus(),
  );
  const attempt = useAttempt(raffle.id, settleEnding);
  const { step } = attempt;
  const neverHadMethods = raffle.methods.length === 0 && formik.values.method === '';

  useNumberCheck(raffle.id, step.name === 'form' && draft.sent === null);
  const told = openEnding(step);
  const isLate = told !== null && told.outcome.state !== 'verifying';
  useVerifying(told && draft.key, isLate ? LATE_LOOK_MS : Infinity, (answer) => {
    if (!told || (answer.ok && isSameNews(answer.outcome, told.outcome))) return;
    const { sent } = told;
    if (answer.ok) attempt.end({ kind: 'outcome', outcome: answer.outcome, sent });
    else if (answer.reason === 'unknown-key' && !isLate) attempt.end({ kind: 'no-signal', sent });
  });

  const waiting = waitingIn(step);
  useWaitingForRoom(waiting?.outcome ?? null, async () => {
    if (!waiting || !draft.receipt) return;
    const { key, receipt } = draft;
    await attempt.sendQuietly({ key, request: waiting.sent, receipt });
  });

  const continueDraft = useEffectEvent(() => {
    const store = selectionStore(raffle.id);
    if (found?.sent) {
      const { key, sent: request, receipt } = found;
      if (resumes && receipt) void attempt.resume({ key, request, receipt });
      else void attempt.ask(key, request);
    } else if (found && store.getSnapshot().chosen.length === 0) store.replaceAll(found.tickets);
  });
  useEffect(() => continueDraft(), []);

  async function submit(values: PaymentValues): Promise<void> {
    if (isPreparing) return awaitReceipt();
    const store = selectionStore(raffle.id);
    const { chosen } = store.getSnapshot();
    const request = purchaseRequest(values, chosen, seenPrice(raffle, method?.rate ?? 1));
    const earlier = draft.sent ?? draft.leftBehindBy(request);
    if (earlier) {
      const known = await attempt.askFirst(draft.key, earlier, { refusalIsTold: !draft.sent });
      if (known === 'no-answer') attempt.end({ kind: 'no-signal', sent: earlier });
      if (known !== 'nothing-registered') return;
      openForm();
    }
    const { anyLost } = await checkNumbers(raffle.id);
    if (anyLost) return document.getElementById('pago-perdidos')?.focus();
    // Numbers changed meanwhile have another total, which nobody has agreed to by this tap.
    if (chosen.length === 0 || store.getSnapshot().chosen !== chosen) return;
    await send(request);
  }

  async function send(request: PurchaseRequest) {
    if (!draft.receipt) return;
    const key = await draft.start(request, draft.receipt);
    await attempt.send({ key, request, receipt: draft.receipt });
  }

  function openForm() {
    draft.reopen();
    attempt.backToForm();
  }

  /**
   * What was sent without an answer may have arrived. Where even that cannot be asked, the form opens, but
   * `draft.sent` stays: the numbers may be this buyer's own, and the next tap asks before it sends.
   */
  async function review() {
    if (!draft.sent) return attempt.backToForm();
    const earlier = await attempt.askFirst(draft.key, draft.sent);
    if (earlier === 'nothing-registered') openForm();
    if (earlier === 'no-answer') attempt.backToForm();
  }

  function settleEnding(ending: Ending) {
    settle(ending, {
      raffleId: raffle.id,
      draft,
      resetForm: () => formik.resetForm({ values: initialValues(raffle.methods) }),
      refreshRaffle: () => void refresh(),
    });
    if (ending.kind !== 'api-error' || ending.reason !== 'invalid-form') return;
    formik.setErrors(ending.fields);
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
    kept: draft.kept,
    trace: traceOf(draft.key),
    receiptPick,
    isAwaited,
    removeReceipt: () => draft.setReceipt(null),
    send,
    cancel: attempt.cancel,
    backToForm: () => void review(),
    async forget() {
      await draft.finish();
      formik.resetForm({ values: initialValues(raffle.methods) });
    },
  };
}

/** What was told and may still change by itself; null when nothing was. */
function openEnding(step: Step) {
  if (step.name !== 'ended' || step.ending.kind !== 'outcome') return null;
  const { state } = step.ending.outcome;
  const mayChange = state === 'verifying' || state === 'not-registered' || state === 'refused';
  return mayChange ? step.ending : null;
}

function isSameNews(answered: PurchaseOutcome, told: PurchaseOutcome): boolean {
  return answered.state === told.state && String(takenIn(answered)) === String(takenIn(told));
}

function takenIn(outcome: PurchaseOutcome): string[] {
  return outcome.state === 'not-registered' ? (outcome.taken ?? []) : [];
}

function waitingIn(step: Step) {
  if (step.name !== 'ended' || step.ending.kind !== 'outcome') return null;
  const { outcome, sent } = step.ending;
  return outcome.state === 'waiting-for-room' ? { outcome, sent } : null;
}

/** Price, methods and state as they are now; those of the page until the answer comes. */
function useLiveRaffle(raffle: PayableRaffle) {
  const { data, mutate } = useSWR(
    `/api/raffles/${raffle.id}`,
    (address: string) => readJson<{ raffle: PayableRaffle }>(address),
    keepTrying,
  );
  return { raffle: data?.raffle ?? raffle, refresh: () => mutate() };
}
