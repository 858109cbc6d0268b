import { showToast } from '@/components/ui/show-toast';
import type { ChosenTicket } from '@/lib/raffle/selection';
import { LIMIT_MESSAGE } from '@/lib/raffle/selection';
import { selectionStore } from './selection';

const LIMIT_TOAST_MS = 1500;

/** A tap on a number: taken, let go, or told that the purchase is full. */
export function toggleTicket(raffleId: string, ticket: ChosenTicket): void {
  const choice = selectionStore(raffleId).toggle(ticket);
  if (!choice.ok) void showToast('warning', LIMIT_MESSAGE, LIMIT_TOAST_MS);
}
