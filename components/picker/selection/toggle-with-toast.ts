import { showToast } from '@/components/ui/show-toast';
import { tooManyMessage } from '@/lib/raffle/quantity';
import type { ChosenTicket } from '@/lib/raffle/selection';
import { selectionStore } from './selection-store';

const LIMIT_TOAST_MS = 1500;

/** Selects or deselects a tapped number, or says that at most `max` are sold at once. */
export function toggleWithToast(raffleId: string, ticket: ChosenTicket, max: number): void {
  const isDone = selectionStore(raffleId).toggle(ticket, max);
  if (!isDone) void showToast('warning', tooManyMessage(max), LIMIT_TOAST_MS);
}
