import { fireEvent, render, screen } from '@testing-library/react';
import type { Sale } from '@/lib/raffle/quantity';
import { selectionStore } from './selection/selection-store';
import { NewVisit } from './answering-shop.test-kit';
import { pass } from './screen.test-kit';
import { TicketPicker } from './ticket-picker';

type Terms = Partial<Sale> & { isPending?: boolean };

let raffles = 0;

/** A picker for a new raffle without chosen numbers. */
export function newPicker(terms: Terms = {}) {
  raffles += 1;
  const raffleId = `picker-${raffles}`;
  const sale = { price: 5, packs: [], minPerPurchase: 1, maxPerPurchase: 50, isPending: false };
  const picker = (
    <NewVisit>
      <TicketPicker
        raffle={{ id: raffleId, ...sale, ...terms }}
        money={{ symbol: '$', conversion: null }}
        preview={['0000', '0001']}
        expected={10}
        playBar={<a href="#numeros">Comprar</a>}
      />
    </NewVisit>
  );
  return { raffleId, picker };
}

export async function openPicker(terms?: Terms) {
  const { raffleId, picker } = newPicker(terms);
  const { unmount } = render(picker);
  await pass();
  return { raffleId, store: selectionStore(raffleId), leave: unmount };
}

/** Taps an element and waits until the result is painted. */
export async function tap(element: HTMLElement): Promise<void> {
  fireEvent.click(element);
  await pass(50);
}

export const button = (name: string) => screen.getByRole('button', { name });
