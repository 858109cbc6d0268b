import { selectionStore } from '@/components/picker/selection/selection-store';
import { rememberPurchase } from '@/components/ticket/own-purchases/own-purchases';
import { showToast } from '@/components/ui/show-toast';
import type { PurchaseOutcome, PurchaseRequest } from '@/lib/raffle/purchase';
import { refusalMessages } from '@/lib/raffle/reasons';
import type { Selection } from '@/lib/raffle/selection';
import { refreshTickets } from '@/lib/storefront-api/refresh-tickets';
import { changeStage, finishPurchase, renewKey } from '../draft/purchase-store';
import type { Ending } from './use-sending';

type OpenPayment = { raffleId: string; resetForm: () => void; refreshRaffle: () => void };

/** Everything that an answer changes on this phone once the payment shows it. */
export function applyAnswer(ending: Ending, payment: OpenPayment): void {
  switch (ending.kind) {
    case 'outcome':
      return applyOutcome(ending, payment);
    case 'api-error':
    case 'given-up':
      if ('reason' in ending && ending.reason === 'key-reused') return renewKey(payment.raffleId);
      // An earlier sending may have arrived unanswered, so its numbers may be this buyer's until the shop is asked.
      void changeStage(payment.raffleId, 'unqueued');
  }
}

/** Takes registered numbers out of the selection and adds them to the buyer's own tickets. */
export function applyRegistered(
  raffleId: string,
  outcome: Extract<PurchaseOutcome, { numbers: string[] }>,
  { tickets }: PurchaseRequest,
): void {
  const store = selectionStore(raffleId);
  const taken = outcome.state === 'registered' ? [] : idsOf(tickets, outcome.taken);
  for (const { id } of tickets) if (!taken.includes(id)) store.remove(id);
  rememberPurchase(raffleId, outcome);
  store.mark({ lost: taken });
  reloadTickets(raffleId);
}

function applyOutcome(
  { outcome, sent }: Extract<Ending, { kind: 'outcome' }>,
  { raffleId, resetForm, refreshRaffle }: OpenPayment,
): void {
  switch (outcome.state) {
    case 'registered':
      applyRegistered(raffleId, outcome, sent);
      resetForm();
      void finishPurchase(raffleId);
      return toastRegistered();
    case 'partly-registered':
      applyRegistered(raffleId, outcome, sent);
      void finishPurchase(raffleId);
      return toastTaken();
    case 'refused':
      void changeStage(raffleId, 'reopened');
      if (outcome.reason !== 'tickets-taken') return refreshRaffle();
      selectionStore(raffleId).mark({ lost: idsOf(sent.tickets, outcome.taken) });
      toastTaken();
      return reloadTickets(raffleId);
    case 'verifying':
    case 'not-registered':
      return void changeStage(raffleId, 'unqueued');
    default:
      outcome satisfies never;
  }
}

const idsOf = (tickets: Selection, numbers: readonly string[]) =>
  tickets.filter(({ number }) => numbers.includes(number)).map(({ id }) => id);

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
