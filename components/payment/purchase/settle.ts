import { selectionStore } from '@/components/ticket-picker/selection';
import { rememberPurchase } from '@/components/your-numbers/own-purchases';
import type { PurchaseOutcome, PurchaseRequest } from '@/lib/raffle/purchase';
import { refreshTickets } from '@/lib/storefront-api/tickets';
import { toastRegistered, toastTaken } from '../payment-toasts';
import type { Ending } from './ending';

type Desk = {
  raffleId: string;
  draft: { reopen: (refused: PurchaseRequest | null) => void; finish: () => Promise<void> };
  resetForm: () => void;
  refreshRaffle: () => void;
};

/** What an ending changes in the draft, the selection and the tickets on the page. */
export function settle(ending: Ending, desk: Desk): void {
  if (ending.kind === 'door') desk.draft.reopen(null);
  if (ending.kind === 'outcome') settleOutcome(ending.outcome, ending.sent, desk);
}

function settleOutcome(outcome: PurchaseOutcome, sent: PurchaseRequest, desk: Desk): void {
  const store = selectionStore(desk.raffleId);
  const idsOf = (numbers: readonly string[]) =>
    sent.tickets.filter(({ number }) => numbers.includes(number)).map(({ id }) => id);

  switch (outcome.state) {
    case 'registered':
      for (const { id } of sent.tickets) store.remove(id);
      rememberPurchase(desk.raffleId, outcome);
      desk.resetForm();
      void desk.draft.finish();
      toastRegistered();
      break;
    case 'partly-registered':
      for (const id of idsOf(outcome.numbers)) store.remove(id);
      rememberPurchase(desk.raffleId, outcome);
      store.mark({ lost: idsOf(outcome.taken) });
      void desk.draft.finish();
      toastTaken();
      break;
    case 'refused':
      desk.draft.reopen(sent);
      if (outcome.reason !== 'tickets-taken') {
        desk.refreshRaffle();
        return;
      }
      store.mark({ lost: idsOf(outcome.taken) });
      toastTaken();
      break;
    case 'verifying':
    case 'not-registered':
      return;
  }
  reloadTickets(desk.raffleId);
}

/** Twice: the server shares an answer for 3 s, so the first may be from before the purchase. */
function reloadTickets(raffleId: string): void {
  void refreshTickets(raffleId);
  setTimeout(() => void refreshTickets(raffleId), 3500);
}
