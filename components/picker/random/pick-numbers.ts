import { showToast } from '@/components/ui/show-toast';
import { MOST_AT_RANDOM } from '@/lib/raffle/quantity';
import type { Selection } from '@/lib/raffle/selection';
import type { Ticket } from '@/lib/raffle/types';
import { NO_ANSWER, readJson, RequestFailure } from '@/lib/storefront-api/read-json';
import { selectionStore } from '../selection/selection-store';

/** Replaces the chosen numbers with `quantity` random ones; or changes nothing and returns what to say. */
export async function pickNumbers(
  raffleId: string,
  quantity: number,
  isOutdated = () => false,
): Promise<string> {
  try {
    const picked = await fetchPick(raffleId, quantity);
    if (isOutdated()) return '';
    selectionStore(raffleId).changeWithUndo(picked);
    sayPicked(picked);
    return '';
  } catch (failure) {
    return messageOf(failure);
  }
}

const TOAST_MS = 2500;

/**
 * Adds random numbers until `upTo` are chosen. Asks for as many, because the pick may name numbers
 * that are chosen already. A second tap before the answer adds nothing.
 */
export async function addAtRandom(raffleId: string, upTo: number): Promise<void> {
  const store = selectionStore(raffleId);
  try {
    const picked = await fetchPick(raffleId, Math.min(upTo, MOST_AT_RANDOM));
    const { chosen, lost } = store.getSnapshot();
    const ids = new Set(chosen.map(({ id }) => id));
    const more = picked.filter(({ id }) => !ids.has(id)).slice(0, Math.max(0, upTo - ids.size));
    store.replaceAll([...chosen, ...more], lost);
    if (more.length > 0) sayPicked(more);
  } catch (failure) {
    void showToast('warning', messageOf(failure), TOAST_MS);
  }
}

async function fetchPick(raffleId: string, quantity: number): Promise<Selection> {
  const address = `/api/raffles/${raffleId}/draw?quantity=${quantity}`;
  const { tickets } = await readJson<{ tickets: Ticket[] }>(address);
  return tickets.map(({ id, number }) => ({ id, number }));
}

function messageOf(failure: unknown): string {
  return failure instanceof RequestFailure ? failure.message : NO_ANSWER;
}

const PAUSE_MS = 100;

/** Tells screen readers the picked numbers, once. They announce a live region only if it exists before its text. */
function sayPicked(tickets: Selection): void {
  const region = document.getElementById('picked') ?? addRegion();
  const list = tickets.map(({ number }) => number).join(', ');
  region.textContent = '';
  setTimeout(() => {
    region.textContent = tickets.length === 1 ? `Te tocó el ${list}` : `Te tocaron: ${list}`;
  }, PAUSE_MS);
}

function addRegion(): HTMLElement {
  const region = document.createElement('p');
  region.id = 'picked';
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  document.body.append(region);
  return region;
}
