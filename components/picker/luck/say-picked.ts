import type { Selection } from '@/lib/raffle/selection';

const PAUSE_MS = 100;

/** Tells screen readers the picked numbers, once. They announce a live region only if it exists before its text. */
export function sayPicked(tickets: Selection): void {
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
