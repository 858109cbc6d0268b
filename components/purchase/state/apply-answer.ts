import { selectionStore } from '@/components/picker/selection/selection-store';
import { rememberPurchase } from '@/components/ticket/own-purchases/own-purchases';
import { showToast } from '@/components/ui/show-toast';
import { refusalMessages } from '@/lib/raffle/reasons';
import { refreshTickets } from '@/lib/storefront-api/refresh-tickets';
import type { Ending } from './use-attempt';

type AnsweredPurchase = {
  raffleId: string;
  record: { reopen: () => void; finish: () => Promise<void> };
  /** Null while it is closed: a notice tells the answer then. */
  payment: {
    renewKey: () => void;
    stopWaiting: () => void;
    resetForm: () => void;
    refreshRaffle: () => void;
  } | null;
};

/** Everything that an answer changes on this phone: the stored purchase, the chosen numbers, the own tickets. */
export function applyAnswer(ending: Ending, purchase: AnsweredPurchase): void {
  const { record, payment } = purchase;
  // A notice tells other answers only in short. They stay as they are until the payment shows them.
  if (!payment && !isToldByNotice(ending)) return;
  switch (ending.kind) {
    case 'outcome':
      return applyOutcome(ending, purchase);
    case 'api-error':
    case 'given-up':
      if ('reason' in ending && ending.reason === 'key-reused') payment?.renewKey();
      record.reopen();
  }
}

function applyOutcome(
  { outcome, sent }: Extract<Ending, { kind: 'outcome' }>,
  { raffleId, record, payment }: AnsweredPurchase,
): void {
  const store = selectionStore(raffleId);
  const idsOf = (numbers: readonly string[]) =>
    sent.tickets.filter(({ number }) => numbers.includes(number)).map(({ id }) => id);

  switch (outcome.state) {
    case 'registered':
      for (const { id } of sent.tickets) store.remove(id);
      rememberPurchase(raffleId, outcome);
      payment?.resetForm();
      void record.finish();
      if (payment) toastRegistered();
      break;
    case 'partly-registered':
      for (const id of idsOf(outcome.numbers)) store.remove(id);
      rememberPurchase(raffleId, outcome);
      store.mark({ lost: idsOf(outcome.taken) });
      void record.finish();
      toastTaken();
      break;
    case 'refused':
      record.reopen();
      if (outcome.reason !== 'tickets-taken') return payment?.refreshRaffle();
      store.mark({ lost: idsOf(outcome.taken) });
      toastTaken();
      break;
    case 'verifying':
    case 'not-registered':
      return payment?.stopWaiting();
    default:
      outcome satisfies never;
  }
  reloadTickets(raffleId);
}

function isToldByNotice(ending: Ending): boolean {
  return ending.kind === 'outcome'
    ? ending.outcome.state === 'registered'
    : ending.kind === 'given-up' && !ending.isForeign;
}

/** Reloads twice: the server caches an answer for 3 s, so the first may predate the purchase. */
function reloadTickets(raffleId: string): void {
  void refreshTickets(raffleId);
  setTimeout(() => void refreshTickets(raffleId), 3500);
}

const TOAST_MS = 2500;

function toastRegistered(): void {
  void showToast(
    'success',
    'Estupendo, se ha registrado el pago, sus tickets han sido apartados exitosamente!. Pronto estaremos en contacto contigo.',
    TOAST_MS,
  );
}

function toastTaken(): void {
  void showToast('warning', refusalMessages['tickets-taken'], TOAST_MS);
}
