import { screen } from '@testing-library/react';
import { examplePurchase } from '@/lib/testing/example-purchase';
import { company, mobile } from '../example-methods.test-kit';
import type { UsePurchaseResult } from '../state/use-purchase';

export const trace = 'K7PQ2M';
export { company, mobile };
/** Two numbers of five dollars each, paid in bolívares. */
export const sent = examplePurchase({
  method: 'mobile',
  amount: 4000,
  seen: { price: 5, packs: [], rate: 400 },
});

/** A purchase as the outcome panels see it. */
export function purchaseOf(change: object = {}): UsePurchaseResult {
  const parts = {
    raffle: { id: 'a'.repeat(24), name: 'Moto', drawDate: null },
    methodOf: ({ method }: { method: string }) => [mobile].find(({ id }) => id === method),
    isStored: true,
    waiting: null,
    trace,
    backToForm: jest.fn(),
    send: jest.fn(),
    swapAndSend: jest.fn(),
    ...change,
  };
  return parts as unknown as UsePurchaseResult;
}

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');

/** The first sentence below a panel's title. */
export function moneyShown(container: HTMLElement): string {
  return plain(container.querySelector('section h3 ~ p')?.textContent);
}

export const words = (container: HTMLElement) => plain(container.textContent);

/** The message of the chat that a link opens. */
export function handOff(link: string): string {
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: link });
  return plain(new URL(href).searchParams.get('text'));
}
