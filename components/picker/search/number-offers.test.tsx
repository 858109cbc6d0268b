/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { selectionStore } from '../selection/selection-store';
import { pass } from '../screen.test-kit';
import { NumberOffers } from './number-offers';
import { ticket } from '../answering-shop.test-kit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show(raffleId: string, { maxPerPurchase = 50, isDisabled = false } = {}) {
  const tickets = [ticket('0007'), ticket('0008')];
  render(<NumberOffers {...{ raffleId, maxPerPurchase, isDisabled, tickets }} label="Parecidos" />);
  return () => selectionStore(raffleId).getSnapshot().chosen;
}

const offer = (name: string) => screen.getByRole('button', { name });
const tap = async (name: string) => {
  fireEvent.click(offer(name));
  await pass(50);
};

test('a tap takes an offered number and says so, a second lets it go', async () => {
  const chosen = show('offers');
  await tap('0008');
  expect(chosen()).toEqual([{ id: 'id-0008', number: '0008' }]);
  expect([offer('0007').ariaPressed, offer('0008').ariaPressed]).toEqual(['false', 'true']);
  await tap('0008');
  expect(chosen()).toEqual([]);
  expect(offer('0008').ariaPressed).toBe('false');
});

test('no more is taken than this raffle sells at once', async () => {
  const chosen = show('offers-limit', { maxPerPurchase: 1 });
  await tap('0007');
  await tap('0008');
  expect(chosen()).toHaveLength(1);
});

test('no offer can be selected while the raffle does not sell', () => {
  show('offers-closed', { isDisabled: true });
  expect(offer('0007')).toHaveProperty('disabled', true);
});
