/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { RandomPick } from './random-pick';

let mockBreaks = 1;

jest.mock('./pick-numbers', () => {
  if (mockBreaks-- > 0) throw new Error('The line broke.');
  return { pickNumbers: async () => '' };
});

test('a picker that fails to load is reported, and the next tap picks', async () => {
  const limits = { minPerPurchase: 1, maxPerPurchase: 50 };
  render(<RandomPick raffleId="line" limits={limits} free={60} isDisabled={false} />);
  const tap = () =>
    act(async () => fireEvent.click(screen.getByRole('button', { name: 'Elegir al azar' })));
  await tap();
  expect(screen.getByRole('alert').textContent).toMatch(/^No pudimos conectarnos/);
  await tap();
  expect(screen.getByRole('alert').textContent).toBe('');
});
