import { selectionStore } from '@/components/picker/selection/selection-store';
import { rememberPurchase } from '@/components/ticket/own-purchases/own-purchases';
import { showToast } from '@/components/ui/show-toast';
import type { PurchaseOutcome, PurchaseRequest } from '@/lib/raffle/purchase';
import { refusalMessages } from '@/lib/raffle/reasons';
import { refreshTickets } from '@/lib/storefront-api/refresh-tickets';
import type { Ending } from './use-attempt';

type EndedPurchase = {
  raffleId: string;
  draft: {
    reopen: () => void;
    renewKey: () => void;
    stopWaiting: () => void;
    finish: () => Promise<void>;
  };
  resetForm: () => void;
  refreshRaffle: () => void;
};

export function applyOutcome(ending: Ending, purchase: EndedPurchase): void {
  if (ending.kind === 'api-error') {
    if (ending.reason === 'key-reused') purchase.draft.renewKey();
    purchase.draft.reopen();
  }
  if (ending.kind === 'turned-away' || ending.kind === 'given-up') purchase.draft.reopen();
  if (ending.kind === 'outcome') settleOutcome(ending.outcome, ending.sent, purchase);
}

function settleOutcome(
  outcome: PurchaseOutcome,
  sent: PurchaseRequest,
  purchase: EndedPurchase,
): void {
  const store = selectionStore(purchase.raffleId);
  const idsOf = (numbers: readonly string[]) =>
    sent.tickets.filter(({ number }) => numbers.includes(number)).map(({ id }) => id);

  switch (outcome.state) {
    case 'registered':
      for (const { id } of sent.tickets) store.remove(id);
      rememberPurchase(purchase.raffleId, outcome);
      purchase.resetForm();
      void purchase.draft.finish();
      toastRegistered();
      break;
    case 'partly-registered':
      for (const id of idsOf(outcome.numbers)) store.remove(id);
      rememberPurchase(purchase.raffleId, outcome);
      store.mark({ lost: idsOf(outcome.taken) });
      void purchase.draft.finish();
      toastTaken();
      break;
    case 'refused':
      purchase.draft.reopen();
      if (outcome.reason !== 'tickets-taken') {
        purchase.refreshRaffle();
        return;
      }
      store.mark({ lost: idsOf(outcome.taken) });
      toastTaken();
      break;
    case 'verifying':
    case 'waiting-for-room':
    case 'not-registered':
      purchase.draft.stopWaiting();
      return;
    default:
      outcome satisfies never;
  }
  reloadTickets(purchase.raffleId);
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
